import { Effect, Stream } from "effect"
import { Preferences, preferencesOf } from "../../account/preferences.ts"
import { currentUser } from "../../account/shared/signed-in.ts"
import { UserView, viewOf } from "../../account/user-view.ts"
import { getLibraryHistory } from "../../asking/use-cases/get-library-history.ts"
import { listInvoices } from "../../billing/use-cases/list-invoices.ts"
import { listConnectedApps } from "../../connected-app/use-cases/list-connected-apps.ts"
import { listFolders } from "../../folder/use-cases/list-folders.ts"
import { listHotwords } from "../../hotword/use-cases/list-hotwords.ts"
import type { TaskId, UserId } from "../../kernel/ids.ts"
import { getNotifications } from "../../notification/use-cases/get-notifications.ts"
import { exportStatement } from "../../plan/use-cases/export-statement.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { ArchiveFile } from "../archive-writer.port.ts"
import { calendarFile } from "../steps/archive-calendar.ts"
import { contactsFile } from "../steps/archive-contacts.ts"
import { conversionFiles } from "../steps/archive-conversions.ts"
import { exportRulesFile } from "../steps/archive-export-rules.ts"
import { jsonFile, type Missing, missingFile, textFile } from "../steps/archive-parts.ts"
import { foldersOf, placeOf } from "../steps/archive-places.ts"
import { tagsFile } from "../steps/archive-tags.ts"
import { taskFiles } from "../steps/archive-task.ts"
import { voicesFile } from "../steps/archive-voices.ts"
import { watchedPlacesFile } from "../steps/archive-watched-places.ts"
import { webhooksFile } from "../steps/archive-webhooks.ts"

/**
 * All files of the caller's archive: the account, its minutes and payments, and each task in its folder, with
 * everything made from it and its original, and what the media tools made. What cannot be read is named in a last file, so that nothing is missing
 * silently.
 */
export const archiveFiles = Stream.unwrap(Effect.gen(function*() {
  const user = yield* currentUser
  const missing: Array<Missing> = []
  const folders = yield* foldersOf(user.id)
  const taken = new Set<string>()
  const tasks = Stream.fromIterableEffect(taskIds(user.id)).pipe(
    Stream.flatMap((id) => taskFiles(id, (task) => placeOf(task, folders, taken), missing)),
  )
  return Stream.fromIterableEffect(accountFiles).pipe(
    Stream.concat(tasks),
    Stream.concat(conversionFiles(user.id, missing)),
    Stream.concat(Stream.suspend(() => Stream.fromIterable(missing.length === 0 ? [] : [missingFile(missing)]))),
  )
}))

const accountFiles = Effect.gen(function*() {
  const user = yield* currentUser
  const statement = yield* exportStatement.run({})
  const files: ReadonlyArray<ArchiveFile> = [
    yield* jsonFile("account.json", UserView, viewOf(user)),
    yield* jsonFile("preferences.json", Preferences, yield* preferencesOf(user)),
    textFile("minutes.csv", statement.text),
    yield* jsonFile("payments.json", listInvoices.output, yield* listInvoices.run({})),
    yield* jsonFile("folders.json", listFolders.output, yield* listFolders.run({})),
    yield* tagsFile(user.id),
    yield* jsonFile("hotwords.json", listHotwords.output, yield* listHotwords.run({})),
    yield* jsonFile("connected-apps.json", listConnectedApps.output, yield* listConnectedApps.run({})),
    yield* contactsFile(user.id),
    yield* voicesFile(user.id),
    yield* calendarFile(user.id),
    yield* exportRulesFile(user.id),
    yield* webhooksFile(user.id),
    yield* jsonFile("notifications.json", getNotifications.output, yield* getNotifications.run({})),
    yield* watchedPlacesFile(user.id),
    yield* jsonFile("questions.json", getLibraryHistory.output, yield* getLibraryHistory.run({})),
  ]
  return files
})

/** All of them first: pages would shift while tasks come and go. */
const taskIds = Effect.fnUntraced(function*(owner: UserId) {
  const tasks = yield* TaskStore
  const ids: Array<TaskId> = []
  for (let page = 1;; page++) {
    const { items } = yield* tasks.list({ owner, folderId: null }, "oldest", { page, pageSize: 100 })
    ids.push(...items.map(({ id }) => id))
    if (items.length < 100) return ids
  }
})
