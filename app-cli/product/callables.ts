import { useCases } from "#domain/use-cases.ts"
import { backUp } from "../local-operations/back-up.ts"
import { checkStoredSecrets } from "../local-operations/check-stored-secrets.ts"
import { importLocalFile } from "../local-operations/import-local-file.ts"
import { restoreBackup } from "../local-operations/restore-backup.ts"
import { watchFolder } from "../local-operations/watch-folder.ts"
import { type Callable, isRunning, isStreaming, type Served, served, type Streamed, streamed } from "./served.ts"

/** Everything the product can do, and what only the command line does: a command may call any of it, here or in another process. */
const cases: ReadonlyArray<Callable> = [
  ...useCases,
  importLocalFile,
  backUp,
  checkStoredSecrets,
  restoreBackup,
  watchFolder,
]

export const callables: ReadonlyMap<string, (encoded: unknown) => Served> = new Map(
  cases.filter(isRunning).map(served),
)

/** Those that answer in parts. */
export const streamables: ReadonlyMap<string, (encoded: unknown) => Streamed> = new Map(
  cases.filter(isStreaming).map(streamed),
)
