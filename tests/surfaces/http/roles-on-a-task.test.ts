import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { type Actor, CurrentActor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { UserId } from "#domain/kernel/ids.ts"
import type { Row } from "#domain/kernel/role-rows.ts"
import { type CaseName, roles } from "#domain/kernel/roles.ts"
import type { Shape } from "#domain/kernel/use-case.ts"
import type { Ports } from "#domain/ports.ts"
import { useCases } from "#domain/use-cases.ts"
import { aCollaborator, additionId } from "#tests/support/a-collaborator.ts"
import { ada, bob, taskId } from "#tests/support/a-task.ts"
import { aUser } from "#tests/support/a-user.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { Effect, Schema, Stream } from "effect"
import { beforeAll, describe, expect, it } from "vitest"

const server = aServer()

const [carol, dora, vera] = [1, 2, 3].map((nth) => UserId.make(`0190a5f2-7c1e-7000-8000-00000000ca0${nth}`))
if (carol === undefined || dora === undefined || vera === undefined) throw new Error("three accounts")

/** Everything about a task, with what it needs besides its id: refused or not before anything is looked up. */
const line = { id: "g1", text: "Hello." }
const inputs = {
  "analysis.getMindMap": {},
  "analysis.getSummary": {},
  "analysis.redrawMindMap": {},
  "analysis.startAnalysis": {},
  "asking.askTask": { question: "What was said?" },
  "asking.deleteHistory": {},
  "asking.getHistory": {},
  "collaboration.addCollaborator": { user_identifier: "nobody@example.org" },
  "collaboration.editCollaborator": { user_id: taskId(9), role: "viewer" },
  "collaboration.getPermission": {},
  "collaboration.listCollaborators": {},
  "collaboration.removeCollaborator": { user_id: bob },
  "collaboration.reportFocus": { page: "p", line_id: null },
  "export.exportTask": { format: "txt" },
  "folder.moveToFolder": { fileId: taskId(1), folderId: null },
  "library.attendTask": {},
  "library.editTask": { timeline: [line] },
  "library.getJobStatus": {},
  "library.getTask": {},
  "library.openTask": {},
  "library.similarTasks": {},
  "library.watchTask": {},
  "meeting.getMeeting": { id: taskId(1) },
  "meeting.leaveMeeting": { id: taskId(1) },
  "playback.getMedia": {},
  "playback.getMediaLink": {},
  "playback.getWaveform": {},
  "review.getIntroduction": {},
  "review.startReview": {},
  "sharing.editShare": { parts: ["summary"] },
  "sharing.getShare": {},
  "sharing.publishTask": { published: true },
  "sharing.renewShare": {},
  "sharing.shareTask": {},
  "sharing.toggleShare": {},
  "task.cancelTask": {},
  "task.getTaskStory": {},
  "task.renameTask": { title: "Renamed" },
  "task.startTranscription": {},
  "transcript.assignSpeaker": { segment_ids: ["g1"], speaker_id: "s1" },
  "transcript.deleteLines": { lines: [{ ...line, id: "nothing" }] },
  "transcript.editLines": { lines: [line] },
  "transcript.editSpeakerNames": { speakers: [{ id: "s1", name: "Ada" }] },
  "transcript.getColumns": {},
  "transcript.getMoment": { at: 0 },
  "transcript.getTranscript": {},
  "transcript.joinLines": { lines: [line] },
  "transcript.listChanges": {},
  "transcript.mergeSpeakers": { from: "s1", into: "s1" },
  "transcript.renameSpeakers": { speakers: [{ id: "s1", name: "Ada" }] },
  "transcript.replaceText": { find: "nowhere", replacement: "here" },
  "transcript.retranscribe": { from: 0, to: 0 },
  "transcript.splitLine": { line, at: 0 },
  "transcript.undoChange": { change_id: 99 },
  "transcript.undoMerge": { from: { id: "s1", name: "Ada" }, into: "s1", place: 0, segment_ids: [] },
  "translation.getTranslation": { target_language: "es" },
  "translation.listTargetLanguages": {},
  "translation.startTranslation": { target_language: "es" },
  "voice.acceptSuggestion": { speaker_id: "s1", voice_id: "0190a5f2-7c1e-7000-8000-0000000000a1" },
  "voice.dismissSuggestion": { speaker_id: "s1", voice_id: "0190a5f2-7c1e-7000-8000-0000000000a1" },
  "voice.getTaskVoices": {},
  "voice.keepVoice": { speaker_id: "s1", is_kept: true },
  "writing.compareVersions": { from: 1, to: 1 },
  "writing.enterDocument": {},
  "writing.listVersions": {},
  "writing.restoreVersion": { version: 99 },
  "writing.tickActionItem": { item_id: "nothing", is_done: true },
} as const satisfies Partial<Record<CaseName, object>>

/** These leave out what is not the caller's own, and refuse nothing. */
const lenient: ReadonlyArray<string> = ["folder.moveTasks", "task.deleteTasks"]

const rows: Readonly<Record<string, Row>> = roles
const names = Object.entries(rows).filter(([, { on }]) => on === "task").map(([name]) => name)
const isNamed = (name: string): name is keyof typeof inputs => name in inputs

interface Case {
  readonly name: string
  readonly input: Shape
  run?(input: unknown): Effect.Effect<unknown, DomainError, Ports | CurrentActor>
  stream?(input: unknown): Stream.Stream<unknown, DomainError, Ports | CurrentActor>
}

const started = (found: Case, input: unknown): Effect.Effect<unknown, DomainError, Ports | CurrentActor> => {
  const decoded = Schema.decodeUnknownSync(found.input)(input)
  if (found.run !== undefined) return found.run(decoded)
  return found.stream === undefined ? expect.fail(found.name) : Stream.runHead(found.stream(decoded))
}

const atTheDoor = new Set([
  "SignInRequired",
  "TaskNotFound",
  "NotTaskEditor",
  "OwnerManages",
  "PersonOnly",
  "KeyReadsOnly",
])

/** The refusal of a caller, or "in" for whatever the use case itself answers. */
const answerTo = (name: keyof typeof inputs, actor: Actor): Promise<string> => {
  const all: ReadonlyArray<Case> = useCases
  const found = all.find((one) => one.name === name) ?? expect.fail(name)
  return server.run(
    started(found, { task_id: taskId(1), ...inputs[name] }).pipe(
      Effect.as("in"),
      Effect.catch(({ _tag }) => Effect.succeed(atTheDoor.has(_tag) ? _tag : "in")),
      Effect.provideService(CurrentActor, actor),
    ),
  )
}

const everywhere = async (actor: Actor): Promise<Readonly<Record<string, string>>> => {
  const answers: Record<string, string> = {}
  await inTurn(names.filter(isNamed), async (name) => {
    answers[name] = await answerTo(name, actor)
  })
  return answers
}

const forAll = (answer: (name: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(names.filter(isNamed).map((name) => [name, answer(name)]))

const mayOperator = (name: string): boolean => rows[name]?.may.includes("operator") === true

const ownersOnly = (name: string): string => /\.(add|edit|remove)C/.test(name) ? "OwnerManages" : "NotTaskEditor"

const person = (id: UserId): Actor => ({ _tag: "User", id })
const assistant = (id: UserId): Actor => ({ _tag: "User", id, viaKey: true })

beforeAll(() =>
  server.run(Effect.gen(function*() {
    const users = yield* UserStore
    const collaborators = yield* CollaboratorStore
    const people = [[carol, "carol", "editor"], [dora, "dora", "editor"], [vera, "vera", "viewer"]] as const
    for (const [nth, [id, name, role]] of people.entries()) {
      const email = Email.make(`${name}@example.org`)
      yield* users.insert(aUser({ id, email }))
      yield* collaborators.add(taskId(1), aCollaborator({ id: additionId(nth), identifier: email, role }))
    }
    yield* collaborators.remove(taskId(1), additionId(1))
  }))
)

describe("what is done with a task", () => {
  it("is tried for every row of the table", () => {
    expect([...Object.keys(inputs), ...lenient].toSorted()).toEqual(names.toSorted())
  })

  it.each(
    [
      ["a visitor, with a share link or without", { _tag: "Anonymous", deviceId: null }, "SignInRequired"],
      ["a stranger", person(bob), "TaskNotFound"],
      ["a stranger's assistant", assistant(bob), "TaskNotFound"],
      ["a removed collaborator", person(dora), "TaskNotFound"],
      ["a removed collaborator's assistant", assistant(dora), "TaskNotFound"],
    ] as const,
  )("is refused to %s", async (_, actor, refusal) => {
    expect(await everywhere(actor)).toEqual(forAll(() => refusal))
  })

  it.each(
    [
      ["an editor", person(carol), "editor"],
      ["an editor's assistant", assistant(carol), "editor"],
      ["a viewer", person(vera), "viewer"],
      ["a viewer's assistant", assistant(vera), "viewer"],
    ] as const,
  )(
    "is open to %s where the table says so; the rest is for the creator",
    async (_, actor, role) => {
      expect(await everywhere(actor)).toEqual(
        forAll((name) => rows[name]?.may.includes(role) === true ? "in" : ownersOnly(name)),
      )
    },
  )

  it.each(
    [
      ["the owner", person(ada)],
      ["the owner's assistant", assistant(ada)],
    ] as const,
  )("is open to %s", async (_, actor) => {
    expect(await everywhere(actor)).toEqual(forAll(() => "in"))
  })

  it.each([["the owner", ada, "in"], ["a stranger", bob, "TaskNotFound"]] as const)(
    "is open to a key of %s that only reads where nothing changes, as to the account itself",
    async (_, id, read) => {
      expect(await everywhere({ _tag: "User", id, viaKey: true, scope: "read" })).toEqual(
        forAll((name) => rows[name]?.may.includes("readKey") === true ? read : "KeyReadsOnly"),
      )
    },
  )

  it("is open to the operator, but for what belongs to an account", async () => {
    expect(await everywhere({ _tag: "Operator" })).toEqual(
      forAll((name) => mayOperator(name) ? "in" : "SignInRequired"),
    )
  })
})
