import { DateTime, Effect, Schema } from "effect"
import { Instant } from "../../kernel/day.ts"
import { TaskId } from "../../kernel/ids.ts"
import { Passwords } from "../../kernel/passwords.port.ts"
import { maxCharacters, minCharacters, StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { ExpiryPassed } from "../errors.ts"
import { ShareView } from "../share-view.ts"
import { SharePart } from "../share.ts"
import { changeShare } from "../steps/change-share.ts"

const Password = StorableText.check(minCharacters(6), maxCharacters(128))

/** Changes the settings of a task's public link; what is omitted stays. With null it never expires, or needs no password. */
export const editShare = useCase("sharing.editShare", {
  input: wire({
    taskId: TaskId,
    expiresAt: Schema.optionalKey(Schema.NullOr(Instant)),
    password: Schema.optionalKey(Schema.NullOr(Password)),
    parts: Schema.optionalKey(Schema.NonEmptyArray(SharePart)),
  }),
  output: ShareView,
  run: Effect.fnUntraced(function*({ taskId, expiresAt, password, parts }) {
    yield* requireTask(taskId) // Hashing takes long on purpose: it is not done for strangers.
    const now = yield* DateTime.now
    if (expiresAt !== undefined && expiresAt !== null && !DateTime.isLessThan(now, expiresAt)) {
      return yield* new ExpiryPassed()
    }
    const passwordHash = typeof password === "string" ? yield* Passwords.use(({ hash }) => hash(password)) : password
    return yield* changeShare(taskId, ({ share }) =>
      Effect.succeed({
        ...share,
        ...(expiresAt !== undefined && { expiresAt }),
        ...(passwordHash !== undefined && { passwordHash }),
        ...(parts !== undefined && { parts: SharePart.literals.filter((part) => parts.includes(part)) }),
      }))
  }),
})
