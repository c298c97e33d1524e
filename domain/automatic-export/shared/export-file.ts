import { DateTime, Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import type { UserId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { ExportRuleStore } from "../export-rule-store.port.ts"
import { afterAttempt, type ExportRule } from "../export-rule.ts"
import { TargetFailed } from "../export-targets.port.ts"
import { ExportedFileStore } from "../exported-file-store.port.ts"
import {
  attemptLasts,
  attemptLimit,
  type ExportedFile,
  failed,
  nextTry,
  type Outcome,
  settled,
} from "../exported-file.ts"
import { pathsOf } from "../name-template.ts"
import { contentOf } from "./content-of.ts"
import { folderOf, namedAs } from "./named-as.ts"
import { opened } from "./opened.ts"
import { writeFile } from "./write-file.ts"

/** How long the files of an account that is disabled are put off. */
const putOff = { hours: 1 } as const

/** Writes the file that is due the longest. False if there is none. */
export const exportNext = Effect.gen(function*() {
  const files = yield* ExportedFileStore
  const rules = yield* ExportRuleStore
  const now = yield* DateTime.now
  const file = yield* files.claim(now, DateTime.addDuration(now, attemptLasts))
  if (file === null) return false
  const rule = yield* rules.find(file.ruleId)
  if (rule === null || !rule.formats.includes(file.format)) yield* files.remove(file.id)
  else yield* exportFile(rule, file)
  return true
})

const exportFile = Effect.fnUntraced(function*(rule: ExportRule, file: ExportedFile) {
  const files = yield* ExportedFileStore
  if (!(yield* isActive(rule.ownerId))) {
    const nextAt = DateTime.addDuration(yield* DateTime.now, putOff)
    return yield* files.change(file.id, (current) => failed(current, file, { fault: null, status: null, nextAt }))
  }
  const end = yield* attempt(rule, file).pipe(
    Effect.timeoutOrElse({
      duration: attemptLimit,
      orElse: () => new TargetFailed({ fault: "too-slow", status: null, wait: null }),
    }),
    Effect.catchTag("TargetFailed", (failure) => Effect.succeed(failure)),
  )
  return yield* end === null ? files.remove(file.id) : conclude(file, end)
})

/** Null if the task is not the account's any more: what was written stays. */
const attempt = Effect.fnUntraced(function*(rule: ExportRule, file: ExportedFile) {
  const { find } = yield* TaskStore
  const found = yield* find(file.taskId, rule.ownerId).pipe(Effect.catchTag("TaskNotFound", () => Effect.succeed(null)))
  if (found === null) return null
  const { task, sharedAs } = found
  if (task.ownerId !== rule.ownerId && (sharedAs === null || !rule.hasShared)) return null
  const folder = yield* folderOf(task, rule.ownerId)
  const content = yield* contentOf(rule, file, task, folder)
  if (content === null) return nothing
  if ("fault" in content) return yield* new TargetFailed({ fault: content.fault, status: null, wait: null })
  const { format, language } = file
  const paths = pathsOf(rule.template, yield* namedAs(task, rule, folder, format), { ...rule, format, language })
  return yield* writeFile(yield* opened(rule), file, content, paths)
})

const nothing: Outcome = { state: "none", version: null, hash: null }

/** Notes how an attempt ended, and what that says about the rule. */
const conclude = Effect.fnUntraced(function*(file: ExportedFile, end: Outcome | TargetFailed) {
  const files = yield* ExportedFileStore
  const rules = yield* ExportRuleStore
  const { transaction } = yield* UnitOfWork
  const now = yield* DateTime.now
  const isFailed = end instanceof TargetFailed
  const nextAt = isFailed ? nextTry(file, now, end.wait) : null
  yield* transaction(Effect.gen(function*() {
    yield* files.change(
      file.id,
      (current) =>
        isFailed
          ? failed(current, file, { fault: end.fault, status: end.status, nextAt })
          : settled(current, file, end, now),
    )
    const fault = isFailed ? end.fault : null
    const isWritten = !isFailed && end.state === "written"
    // What was never asked of the place says nothing about it.
    if (!isFailed && end.state === "none") return
    yield* rules.change(file.ruleId, (rule) => afterAttempt(rule, { fault, isWritten, nextAt }, now))
  }))
})

const isActive = Effect.fnUntraced(function*(id: UserId) {
  const users = yield* UserStore
  const user = yield* users.get(id).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
  return user?.disabledAt === null
})
