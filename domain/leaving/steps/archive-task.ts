import { Effect, Stream } from "effect"
import { getHistory } from "../../asking/use-cases/get-history.ts"
import { safeName } from "../../export/file-name.ts"
import { exportTask } from "../../export/use-cases/export-task.ts"
import type { DomainError } from "../../kernel/domain-error.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import type { ReviewStore } from "../../review/review-store.port.ts"
import type { Part as Recording } from "../../task/source.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { TranslationStore } from "../../translation/translation-store.port.ts"
import type { ArchiveFile } from "../archive-writer.port.ts"
import { bytesFile, jsonFile, type Missing, textFile } from "./archive-parts.ts"
import { unused } from "./archive-places.ts"
import { reviewFile } from "./archive-review.ts"

/** The services needed to read the parts of a task. */
type Needs =
  | Effect.Services<ReturnType<typeof exportTask.run> | ReturnType<typeof getHistory.run>>
  | BlobStore
  | ReviewStore

/** Everything made from a task, one after another, and its originals. A task deleted in the meantime is left out. */
export const taskFiles = (id: TaskId, place: (task: Task) => string, missing: Array<Missing>) =>
  Stream.unwrap(Effect.gen(function*() {
    const tasks = yield* TaskStore
    const translations = yield* TranslationStore
    const task = yield* tasks.get(id).pipe(Effect.catchTag("TaskNotFound", () => Effect.succeed(null)))
    if (task === null) return none
    const base = place(task)
    const languages = (yield* translations.list(id)).map(({ language }) => language)
    const parts: ReadonlyArray<Part> = [
      one(`${base}/task.json`, missing, exported(id, { format: "json" })),
      one(`${base}/document.md`, missing, exported(id, { format: "md" })),
      ...languages.map((language) =>
        one(`${base}/document.${language}.md`, missing, exported(id, { format: "md", language }))
      ),
      one(`${base}/questions.json`, missing, asked(id)),
      one(`${base}/review.json`, missing, (path) => reviewFile(task.ownerId, id, path)),
    ]
    const taken = new Set<string>()
    const originals = task.parts.map((part) => original(part, originalPath(base, part, taken), missing))
    return Stream.flatMap(Stream.fromIterable([...parts, ...originals]), (files) => Stream.fromIterableEffect(files))
  }))

type Part = Effect.Effect<ReadonlyArray<ArchiveFile>, never, Needs>
const none: Stream.Stream<ArchiveFile, never, Needs> = Stream.empty

/** A file, or none; a failure is noted as missing. */
const one = <R>(
  path: string,
  missing: Array<Missing>,
  make: (path: string) => Effect.Effect<ArchiveFile | null, DomainError, R>,
): Effect.Effect<ReadonlyArray<ArchiveFile>, never, R> =>
  Effect.match(make(path), {
    onFailure: ({ _tag: reason }) => {
      missing.push({ path, reason })
      return []
    },
    onSuccess: (file) => file === null ? [] : [file],
  })

const exported =
  (taskId: TaskId, options: { readonly format: "json" | "md"; readonly language?: string }) => (path: string) =>
    Effect.map(
      exportTask.run({ taskId, ...options }),
      ({ body }) => body._tag === "Text" ? textFile(path, body.text) : bytesFile(path, body.bytes),
    )

const asked = (taskId: TaskId) => (path: string) =>
  Effect.flatMap(
    getHistory.run({ taskId }),
    (history) => history.messages.length === 0 ? Effect.succeed(null) : jsonFile(path, getHistory.output, history),
  )

const originalPath = (base: string, { fileName }: Recording, taken: Set<string>): string => {
  const dot = fileName.lastIndexOf(".")
  const [name, extension] = dot > 0 ? [fileName.slice(0, dot), fileName.slice(dot)] : [fileName, ""]
  return unused(`${base}/original/${safeName(name)}`, taken, safeName(`x${extension}`).slice(1))
}

const original = (part: Recording, path: string, missing: Array<Missing>) =>
  one(path, missing, () =>
    Effect.gen(function*() {
      const blobs = yield* BlobStore
      yield* blobs.size(part.key)
      return { path, content: Stream.orDie(blobs.read(part.key, null)) }
    }))
