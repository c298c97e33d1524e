import type { UploadBatch } from "../batch/upload-batch.ts"
import type { BrowserRecording } from "./browser-recording.ts"

/** What this device stores of work that is not on the server yet. */
interface Stores {
  readonly batches: UploadBatch
  /** The bytes of files that are being uploaded. */
  readonly bytes: Blob
  readonly recordings: BrowserRecording
  /** The pieces of recordings, by recording and number. */
  readonly pieces: Blob
}

type Key = string | [string, number]

/** Their names in the database. Two date from the first version, whose data must stay readable. */
const storeNames = { batches: "parcels", bytes: "bytes", recordings: "takes", pieces: "pieces" }

const connect = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open("parley-intake", 1)
    request.addEventListener("upgradeneeded", () => {
      for (const name of Object.values(storeNames)) request.result.createObjectStore(name)
    })
    request.addEventListener("success", () => resolve(request.result))
    request.addEventListener("error", () => reject(request.error ?? new Error("the database did not open")))
    request.addEventListener("blocked", () => reject(new Error("the database is blocked by an older page")))
  })

let connection: Promise<IDBDatabase> | undefined

/** Opened once; after a failure, the next call tries again. */
const database = (): Promise<IDBDatabase> => {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined
    throw error
  })
  return connection
}

const run = async <Result>(
  name: keyof Stores,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const transaction = (await database()).transaction(storeNames[name], mode)
  const request = work(transaction.objectStore(storeNames[name]))
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? request.error ?? new Error("the database did not store anything"))
    transaction.addEventListener("complete", () => resolve(request.result))
    transaction.addEventListener("abort", fail)
    transaction.addEventListener("error", fail)
  })
}

/** Every call fails where the browser forbids storage or has no space: the caller has to report that or do without. */
export const device = {
  put: <Name extends keyof Stores>(name: Name, key: Key, value: Stores[Name]): Promise<IDBValidKey> =>
    run(name, "readwrite", (store) => store.put(value, key)),
  get: <Name extends keyof Stores>(name: Name, key: Key): Promise<Stores[Name] | undefined> =>
    run<Stores[Name] | undefined>(name, "readonly", (store) => store.get(key)),
  all: <Name extends keyof Stores>(name: Name, range?: IDBKeyRange): Promise<ReadonlyArray<Stores[Name]>> =>
    run<Array<Stores[Name]>>(name, "readonly", (store) => store.getAll(range)),
  keys: (name: keyof Stores): Promise<ReadonlyArray<IDBValidKey>> =>
    run(name, "readonly", (store) => store.getAllKeys()),
  remove: (name: keyof Stores, key: Key | IDBKeyRange): Promise<undefined> =>
    run(name, "readwrite", (store) => store.delete(key)),
}
