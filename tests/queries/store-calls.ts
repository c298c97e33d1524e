import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { ConversationStore } from "#domain/asking/conversation-store.port.ts"
import { QuestionMeter } from "#domain/asking/question-meter.port.ts"
import { BackupStore } from "#domain/backup/backup-store.port.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { firstSettings } from "#domain/engine/engine-settings.ts"
import { EngineStore } from "#domain/engine/engine-store.port.ts"
import { FolderStore } from "#domain/folder/folder-store.port.ts"
import { HotwordStore } from "#domain/hotword/hotword-store.port.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { WorkStore } from "#domain/recognition/work-store.port.ts"
import { ShareStore } from "#domain/sharing/share-store.port.ts"
import { LinkUses } from "#domain/task/link-uses.port.ts"
import { parseQuery } from "#domain/task/search-query.ts"
import { filteredBy, filterNames } from "#domain/task/task-filter.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { Effect, Result } from "effect"
import { aCollaborator, additionId } from "../support/a-collaborator.ts"
import { aFolder, folderId } from "../support/a-folder-of-tasks.ts"
import { aHotword, hotwordId } from "../support/a-hotword.ts"
import { aShare } from "../support/a-share.ts"
import { ada, at, aTask, taskId } from "../support/a-task.ts"
import { aTranscript } from "../support/a-transcript.ts"
import { adasEmail } from "../support/a-user.ts"
import { anAnalysis } from "../support/an-analysis.ts"
import { aTurn } from "../support/asking/a-turn.ts"

/** Each calls every method of a store once; the task of the others is there. */

const now = at("2026-11-20T10:00:00.000Z")
const page = { page: 1, pageSize: 10 }

export const taskStore = Effect.gen(function*() {
  const tasks = yield* TaskStore
  yield* tasks.remove([taskId(1)])
  yield* tasks.insert(aTask())
  yield* tasks.get(taskId(1))
  yield* tasks.find(taskId(1), ada)
  yield* tasks.modify(taskId(1), (task) => Result.succeed({ ...task, minutes: 2 }))
  yield* tasks.modify(taskId(1), (task) => Result.succeed({ ...task, title: "Renamed" }))
  yield* tasks.getMany([taskId(1), taskId(2)])
  yield* tasks.visible([taskId(1), taskId(2)], ada)
  yield* tasks.sharedWith(ada)
  yield* tasks.existing([taskId(1), taskId(2)])
  yield* tasks.previews([taskId(1), taskId(2)])
  yield* tasks.list({ owner: null, folderId: null }, "newest", page)
  yield* tasks.list({ owner: ada, folderId: "uncategorized" }, "oldest", page)
  yield* tasks.list({ owner: ada, folderId: folderId(1) }, "title", page)
  for (const name of filterNames) {
    yield* tasks.list({ owner: ada, folderId: null, [name]: filteredBy(aTask())[name] ?? undefined }, "longest", page)
  }
  yield* tasks.list({ owner: null, folderId: null, sharedWith: ada }, "newest", page)
  yield* tasks.listPreviewed({ owner: ada, folderId: null }, "newest", page)
  yield* tasks.count(ada)
  yield* tasks.search(ada, parseQuery("renamed"), page)
  yield* tasks.search(ada, parseQuery("weekly 会议"), page)
  yield* tasks.search(ada, parseQuery('weekly "budget plan" speaker:Ann after:2026-11-01 before:2026-12-01'), page)
  yield* tasks.unfinished
  yield* tasks.recentlyCompleted(2)
  yield* tasks.forecast
  yield* tasks.report(taskId(1), ({ work }) => Result.succeed(work))
  yield* tasks.findByTitle(ada, "2026-11-20", "Renamed")
  yield* tasks.findExample(ada)
})

export const collaboratorStore = Effect.gen(function*() {
  const collaborators = yield* CollaboratorStore
  yield* collaborators.add(taskId(1), aCollaborator())
  yield* collaborators.list(taskId(1))
  yield* collaborators.setRole(taskId(1), additionId(1), "viewer")
  yield* collaborators.remove(taskId(1), additionId(1))
  yield* collaborators.readdress(adasEmail, aCollaborator().identifier, ada)
  yield* collaborators.moveBack([additionId(1)], aCollaborator().identifier, adasEmail)
})

export const conversationStore = Effect.gen(function*() {
  const conversations = yield* ConversationStore
  yield* conversations.append(ada, taskId(1), aTurn(1))
  yield* conversations.messages(ada, taskId(1))
  yield* conversations.saveSuggestions(taskId(1), {
    linesRevision: 1,
    engine: "embedded",
    questions: ["Who was there?"],
  })
  yield* conversations.suggestions(taskId(1))
  yield* conversations.remove(ada, taskId(1))
})

export const questionMeter = Effect.gen(function*() {
  const meter = yield* QuestionMeter
  yield* meter.open({ id: taskId(1), userId: ada, period: "2026-11-01", askedAt: now })
  yield* meter.count(ada, "2026-11-01", now)
  yield* meter.has(taskId(1))
  yield* meter.settle(taskId(1))
  yield* meter.release(taskId(1))
})

export const linkUses = Effect.gen(function*() {
  const uses = yield* LinkUses
  yield* uses.take({ taskId: taskId(1), userId: ada, usedAt: now })
  yield* uses.count(ada)
  yield* uses.release(taskId(1))
})

export const shareStore = Effect.gen(function*() {
  const shares = yield* ShareStore
  yield* shares.save(taskId(1), aShare())
  yield* shares.get(taskId(1))
  yield* shares.find("token")
  yield* shares.findPublished("2026-11-20", "weekly-sync")
  yield* shares.findPublished(null, "weekly-sync")
  yield* shares.isTaken("2026-11-20", "weekly-sync")
  yield* shares.lockAddress("2026-11-20", "weekly-sync")
  yield* shares.countView(taskId(1))
  yield* shares.views(taskId(1))
})

export const transcriptStore = Effect.gen(function*() {
  const transcripts = yield* TranscriptStore
  const transcript = aTranscript(["Ann: hello"])
  yield* transcripts.replace(taskId(1), transcript)
  yield* transcripts.get(taskId(1))
  yield* transcripts.range(taskId(1), { from: 0, to: 1000 })
  yield* transcripts.page(taskId(1), { from: 0, to: 1000 }, { page: 2, pageSize: 100 })
  yield* transcripts.before(taskId(1), transcript.segments.map(({ id }) => id))
  yield* transcripts.lines(taskId(1), transcript.segments.map(({ id }) => id))
  yield* transcripts.plain(taskId(1), null)
  yield* transcripts.revision(taskId(1))
  yield* transcripts.saveSegments(taskId(1), transcript.segments)
  yield* transcripts.assign(taskId(1), transcript.segments.map(({ id }) => id), "s1")
  yield* transcripts.saveSpeakers(taskId(1), transcript.speakers)
  yield* transcripts.speakerNames(ada, 500)
  const [line] = transcript.segments
  if (line === undefined) return
  yield* transcripts.splice(taskId(1), { removed: [line.id], added: [line], after: null })
  const pieces = [{ place: null, before: [line], after: [] }]
  yield* transcripts.saveChange(taskId(1), { id: 1, kind: "delete", at: now, by: null, pieces })
  yield* transcripts.changes(taskId(1))
  yield* transcripts.change(taskId(1), null)
  yield* transcripts.change(taskId(1), 1)
  yield* transcripts.removeChange(taskId(1), 1)
})

export const analysisStore = Effect.gen(function*() {
  const analyses = yield* AnalysisStore
  yield* analyses.save(taskId(1), anAnalysis())
  yield* analyses.get(taskId(1))
  yield* analyses.stored(taskId(1))
  yield* analyses.version(taskId(1))
  yield* analyses.savePart(taskId(1), "first", "Notes")
  yield* analyses.part(taskId(1), "first")
  yield* analyses.clearParts(taskId(1))
})

export const backupStore = Effect.gen(function*() {
  const backups = yield* BackupStore
  yield* backups.get
  yield* backups.modify(() => Result.succeed([]))
})

export const engineStore = Effect.gen(function*() {
  const engines = yield* EngineStore
  yield* engines.get
  yield* engines.modify(() => Result.succeed(firstSettings))
})

export const workStore = Effect.gen(function*() {
  const work = yield* WorkStore
  yield* work.plan(taskId(1), "x")
  yield* work.extend(taskId(1), [{ begin: 500, end: 1000, speech: [] }])
  yield* work.complete(taskId(1), { duration: 1000, offsets: [0], chunkCount: 1 })
  yield* work.finish(taskId(1), 0, { words: [], sentences: null, turns: null, language: null })
  yield* work.fail(taskId(1), 1, "timed-out")
  yield* work.get(taskId(1))
  yield* work.finishedAfter(taskId(1), 0)
  yield* work.remove(taskId(1))
})

export const uploadStore = Effect.gen(function*() {
  const uploads = yield* UploadStore
  const id = UploadId.make("0190a5f2-7c1e-7000-8000-0000000ff001")
  yield* uploads.insert({
    id,
    ownerId: ada,
    fileName: "a.mp3",
    size: 1,
    purpose: "task",
    complete: false,
    ticketHash: "t",
    transfer: null,
    metadata: null,
    createdAt: now,
    expiresAt: now,
  })
  yield* uploads.get(id, ada)
  yield* uploads.beginTransfer(id, { name: "t", instead: null, expiresAt: now })
  yield* uploads.ofTicket(id, "t")
  yield* uploads.find([id], ada)
  yield* uploads.existing([id])
  yield* uploads.arriving([id])
  yield* uploads.ofAccount(ada)
  yield* uploads.setSize(id, 1)
  yield* uploads.complete(id, { size: 1, expiresAt: now })
  yield* uploads.count(ada, now)
  yield* uploads.lockRoom
  yield* uploads.bytes(ada)
  yield* uploads.bytes(null)
  yield* uploads.expired(now)
  yield* uploads.remove([id])
})

export const minuteLedger = Effect.gen(function*() {
  const ledger = yield* MinuteLedger
  const line = { userId: ada, taskId: taskId(1), attempt: 1, period: "2026-11-01", minutes: -1, source: "", note: null }
  yield* ledger.lock(ada)
  yield* ledger.append([{ ...line, kind: "reserved", bucket: "monthly" }])
  yield* ledger.ofAttempt(taskId(1), 1)
  yield* ledger.grantsOf(ada, "2026-11-01")
  yield* ledger.sums(ada, "2026-11-01")
  yield* ledger.statement(ada, { from: now, before: now }, { page: 1, pageSize: 10 })
})

export const folderStore = Effect.gen(function*() {
  const folders = yield* FolderStore
  yield* folders.insert(aFolder())
  yield* folders.list(ada)
  yield* folders.get(folderId(1), ada)
  yield* folders.rename(folderId(1), ada, "Talks")
  yield* folders.count(ada)
  yield* folders.remove(folderId(1), ada)
})

export const hotwordStore = Effect.gen(function*() {
  const hotwords = yield* HotwordStore
  yield* hotwords.insert([aHotword()])
  yield* hotwords.list(ada)
  yield* hotwords.save(aHotword())
  yield* hotwords.remove(hotwordId(1), ada)
})
