import type { Style } from "#domain/account/summary-style.ts"
import { createDocumentTasks } from "#domain/intake/use-cases/create-document-tasks.ts"
import { createTasks } from "#domain/intake/use-cases/create-tasks.ts"
import type { Actor } from "#domain/kernel/actor.ts"
import type { Scenario } from "#domain/task/scenario.ts"
import { Effect } from "effect"
import { resolve } from "node:path"
import { importLocalFile } from "../local-operations/import-local-file.ts"
import type { Product } from "../product/product.ts"

interface TranscriptionOptions {
  readonly title?: string
  readonly language?: string
  readonly folderId?: string
  readonly style?: Style
  readonly scenario?: Scenario
}

/** npm runs programs in the project's folder: names of files are meant from where the command was typed. */
export const from = process.env["INIT_CWD"] ?? process.cwd()

const isDocument = (file: string): boolean => /\.(txt|md|markdown|docx?|pdf)$/i.test(file)

/** Creates one task from each file, in order. A file that cannot be used does not hold up the others. */
export const importFiles = (
  { call }: Product,
  actor: Actor,
  files: ReadonlyArray<string>,
  options: TranscriptionOptions,
  speakers: number | null,
) =>
  Effect.partition(files, (file) =>
    Effect.gen(function*() {
      const { uploadId } = yield* call(importLocalFile, { path: resolve(from, file) }, actor)
      const { tasks } = isDocument(file)
        ? yield* call(createDocumentTasks, { uploadIds: [uploadId], ...options }, actor)
        : yield* call(createTasks, { uploadIds: [uploadId], ...options, speakers }, actor)
      return tasks
    })).pipe(Effect.map(([made, refusals]) => ({ refusals, made: made.flat() })))
