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

/** Resolves when everything of a transaction is kept. */
export function completed(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
}
