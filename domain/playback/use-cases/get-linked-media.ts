import { DateTime, Effect, Option, Schema } from "effect"
import { isDisabled } from "../../account/shared/is-disabled.ts"
import { ShareNotFound } from "../../kernel/errors.ts"
import { TokenSigner } from "../../kernel/token-signer.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { payloadOfText } from "../media-token.ts"
import { partAt, playbackFile, StoredFile } from "../stored-file.ts"

/**
 * The file that a link of `getMediaLink` stands for: anyone who has the link may play it until it expires or its owner
 * loses access.
 */
export const getLinkedMedia = useCase("playback.getLinkedMedia", {
  input: wire({ link: Schema.String }),
  output: StoredFile,
  run: Effect.fnUntraced(function*({ link }) {
    const { open } = yield* TokenSigner
    const tasks = yield* TaskStore
    const now = yield* DateTime.now
    const payload = Option.flatMap(Option.fromNullOr(yield* open(link)), (text) => payloadOfText(text, now))
    if (Option.isNone(payload)) return yield* new ShareNotFound()
    const { part, task: taskId, user } = payload.value
    const { task, sharedAs } = yield* tasks.find(taskId, user ?? null)
    if (user !== undefined && user !== task.ownerId && sharedAs === null) return yield* new ShareNotFound()
    if (user !== undefined && (yield* isDisabled(user))) return yield* new ShareNotFound()
    const file = yield* Effect.fromResult(part === null ? playbackFile(task) : partAt(task, part))
    return { key: file.key, mediaType: file.mediaType, fileName: file.fileName, reader: user ?? null }
  }),
})
