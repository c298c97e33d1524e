import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { type Actor, CurrentActor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { UserId } from "#domain/kernel/ids.ts"
import type { Row } from "#domain/kernel/role-rows.ts"
import { roles } from "#domain/kernel/roles.ts"
import type { Shape } from "#domain/kernel/use-case.ts"
import type { Ports } from "#domain/ports.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { useCases } from "#domain/use-cases.ts"
import { aCollaborator, additionId } from "#tests/support/a-collaborator.ts"
import { ada, bob, taskId } from "#tests/support/a-task.ts"
import { aUser } from "#tests/support/a-user.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { Effect, Schema, Stream } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { areaSurfaces } from "../../architecture/surfaces/areas.ts"

const server = aServer()

const [carol, dora, vera] = [1, 2, 3].map((nth) => UserId.make(`0190a5f2-7c1e-7000-8000-00000000ca0${nth}`))
if (carol === undefined || dora === undefined || vera === undefined) throw new Error("three accounts")

/** These leave out what is not the caller's own, and refuse nothing. */
const lenient: ReadonlySet<string> = new Set(["folder.moveTasks", "tag.tagTasks", "task.deleteTasks"])

const rows: Readonly<Record<string, Row>> = roles
const names = Object.entries(rows).filter(([name, { on }]) => on === "task" && !lenient.has(name))
  .map(([name]) => name)

/** The task, and what is needed besides: the JSON of the endpoint, or what the table of the area says. */
const inputOf = (name: string): object => {
  const [area = "", useCase = ""] = name.split(".")
  const { routes, inputs } = areaSurfaces[area] ?? expect.fail(name)
  return { ...routes.ofTask?.[useCase]?.json, task_id: taskId(1), ...inputs?.[useCase] }
}

interface Case {
  readonly name: string
  readonly input: Shape
  run?(input: unknown): Effect.Effect<unknown, DomainError, Ports | CurrentActor>
  stream?(input: unknown): Stream.Stream<unknown, DomainError, Ports | CurrentActor>
}

const started = (found: Case, input: unknown): Effect.Effect<unknown, DomainError, Ports | CurrentActor> => {
  // It needs more than the task: say what, in `tests/architecture/surfaces`.
  const decoded = Schema.decodeUnknownSync(found.input)(input)
  if (found.run !== undefined) return found.run(decoded)
  return found.stream === undefined ? expect.fail(found.name) : Stream.runHead(found.stream(decoded))
}

const accessRefusals = new Set([
  "SignInRequired",
  "TaskNotFound",
  "NotTaskEditor",
  "OwnerManages",
  "PersonOnly",
  "KeyReadsOnly",
])

/** The refusal of a caller, or "in" for whatever the use case itself answers. */
const answerTo = (name: string, actor: Actor): Promise<string> => {
  const all: ReadonlyArray<Case> = useCases
  const found = all.find((one) => one.name === name) ?? expect.fail(name)
  return server.run(
    started(found, inputOf(name)).pipe(
      Effect.as("in"),
      Effect.catch(({ _tag }) => Effect.succeed(accessRefusals.has(_tag) ? _tag : "in")),
      Effect.provideService(CurrentActor, actor),
    ),
  )
}

const everywhere = async (actor: Actor): Promise<Readonly<Record<string, string>>> => {
  const answers: Record<string, string> = {}
  await inTurn(names, async (name) => {
    answers[name] = await answerTo(name, actor)
  })
  return answers
}

const forAll = (answer: (name: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, answer(name)]))

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
  it.each(
    [
      ["a visitor, with a share link or without", { _tag: "Anonymous", deviceId: null }, "SignInRequired"],
      ["a stranger", person(bob), "TaskNotFound"],
      ["a stranger's assistant", assistant(bob), "TaskNotFound"],
      ["a removed collaborator", person(dora), "TaskNotFound"],
      ["a removed collaborator's assistant", assistant(dora), "TaskNotFound"],
    ] as const,
  )("is refused to %s, and leaves it as it is", async (_, actor, refusal) => {
    const task = Effect.orDie(Effect.flatMap(TaskStore, ({ get }) => get(taskId(1))))
    const before = await server.run(task)
    expect(await everywhere(actor)).toEqual(forAll(() => refusal))
    expect(await server.run(task)).toEqual(before)
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
      expect(await everywhere({ _tag: "User", id, viaKey: true, scopes: ["mcp:read"] })).toEqual(
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
