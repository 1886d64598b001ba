// A database of the browser (IndexedDB) with one store, whose requests are promises.

const OPENS_WITHIN_MS = 5000; // some browsers never answer

/** Open a database with this store, and make it first if it isn't there. Rejects where the browser
    forbids it, or doesn't answer. options: of the store. */
export async function opened(name, store, options) {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => request.result.createObjectStore(store, options);
  const late = new Promise((_, reject) => setTimeout(reject, OPENS_WITHIN_MS, new Error("no answer")));
  return Promise.race([done(request), late]);
}

/** Resolves to the result of a request. */
export function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** A store in a transaction of its own. */
export function storeIn(database, store, mode = "readonly") {
  return database.transaction(store, mode, { durability: "strict" }).objectStore(store);
}

/** Resolves once all that `act` does with a store is kept. */
export function changed(database, store, act) {
  const written = storeIn(database, store, "readwrite");
  act(written);
  return new Promise((resolve, reject) => {
    written.transaction.oncomplete = resolve;
    written.transaction.onabort = () => reject(written.transaction.error);
  });
}
