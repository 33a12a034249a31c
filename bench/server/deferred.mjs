/** A promise with its two ends. */
export function deferred() {
  let resolve
  let reject
  const promise = new Promise((fulfil, refuse) => {
    resolve = fulfil
    reject = refuse
  })
  return { promise, resolve, reject }
}
