import { OwnPlans, type PlanRules } from "#domain/account/own-plans.ts"
import { type Actor, CurrentActor } from "#domain/kernel/actor.ts"
import { CurrentRow, requireRole } from "#domain/kernel/require-role.ts"
import type { Row } from "#domain/kernel/role-rows.ts"
import { type CaseName, roles } from "#domain/kernel/roles.ts"
import { useCases } from "#domain/use-cases.ts"
import { bound as tools } from "#mcp/tools/all.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { areaSurfaces } from "../../architecture/surfaces/areas.ts"
import { ada } from "../../support/a-task.ts"

const actors = {
  visitor: { _tag: "Anonymous", deviceId: null },
  person: { _tag: "User", id: ada },
  assistant: { _tag: "User", id: ada, viaKey: true, scopes: ["mcp:read", "mcp:write", "mcp:share"] },
  reader: { _tag: "User", id: ada, viaKey: true, scopes: ["mcp:read"] },
  operator: { _tag: "Operator" },
} as const satisfies Record<string, Actor>

/** What each caller is told at the door of a use case, in the order of `actors`. */
const accessRefusals = (name: CaseName) =>
  Effect.forEach(Object.values(actors), (actor) =>
    requireRole.pipe(
      Effect.as("in"),
      Effect.catch(({ _tag }) => Effect.succeed(_tag)),
      Effect.provideService(CurrentActor, actor),
      Effect.provideService(CurrentRow, roles[name]),
    ))

/** Who may call does not depend on what the operator decided about plans. */
const modes: ReadonlyArray<PlanRules> = [
  { included: "free", areOn: true, isOwn: false },
  { included: "enterprise", areOn: true, isOwn: true },
  { included: "free", areOn: false, isOwn: false },
]

const out = {
  SignInRequired: "SignInRequired",
  OperatorOnly: "OperatorOnly",
  PersonOnly: "PersonOnly",
  KeyReadsOnly: "KeyReadsOnly",
} as const
const { SignInRequired, OperatorOnly, PersonOnly, KeyReadsOnly } = out

/** Its address answers visitors as well, by `sharing.viewPublished`. */
const published = "library.findByTitle"

const rows: Readonly<Record<string, Row>> = roles

describe("the table of roles", () => {
  it("has a row for every use case, and no other", () => {
    assert.deepStrictEqual(Object.keys(roles).toSorted(), useCases.map(({ name }) => name).toSorted())
  })

  it.effect.each(
    [
      ["signIn.requestSignInLink", ["in", "in", "in", KeyReadsOnly, "in"]],
      ["account.createToken", [OperatorOnly, OperatorOnly, OperatorOnly, OperatorOnly, "in"]],
      ["usage.getFunnel", [OperatorOnly, OperatorOnly, OperatorOnly, OperatorOnly, "in"]],
      ["account.getCurrentUser", [SignInRequired, "in", PersonOnly, PersonOnly, SignInRequired]],
      ["mcpKey.createMcpKey", [SignInRequired, "in", PersonOnly, PersonOnly, SignInRequired]],
      ["folder.createFolder", [SignInRequired, "in", "in", KeyReadsOnly, SignInRequired]],
      ["library.listTasks", [SignInRequired, "in", "in", "in", "in"]],
      ["library.openTask", [SignInRequired, "in", "in", "in", "in"]],
      ["task.deleteTasks", [SignInRequired, "in", "in", KeyReadsOnly, "in"]],
      ["sharing.viewShared", ["in", "in", "in", "in", "in"]],
    ] as const,
  )(
    "at the door of %s: %j for visitor, person, assistant, one with a key to read, operator",
    ([name, expected]) =>
      Effect.forEach(modes, (rules) =>
        Effect.gen(function*() {
          assert.deepStrictEqual(yield* accessRefusals(name), [...expected])
        }).pipe(Effect.provideService(OwnPlans, rules))),
  )

  it.effect("lets guests use their own tasks as if they were signed in, and nothing else of an account", () =>
    Effect.gen(function*() {
      const guest = { _tag: "User", id: ada, isGuest: true } as const
      const atDoor = (name: CaseName) =>
        requireRole.pipe(
          Effect.as("in"),
          Effect.catch(({ _tag }) => Effect.succeed(_tag)),
          Effect.provideService(CurrentActor, guest),
          Effect.provideService(CurrentRow, roles[name]),
        )
      for (
        const name of ["library.getTask", "intake.createTasks", "task.deleteTasks", "signIn.signInByLink"] as const
      ) {
        assert.strictEqual(yield* atDoor(name), "in", name)
      }
      for (const name of ["account.getCurrentUser", "sharing.shareTask", "folder.createFolder"] as const) {
        assert.strictEqual(yield* atDoor(name), SignInRequired, name)
      }
      assert.strictEqual(yield* atDoor("account.createToken"), OperatorOnly)
    }))

  it("lets assistants do what tools are bound to", () => {
    const shut = useCases.filter(({ name }) => tools.includes(name)).filter(({ name }) => {
      const may = rows[name]?.may ?? []
      return !may.some((role) => role === "mcpKey" || role === "owner")
    })
    assert.deepStrictEqual(shut.map(({ name }) => name), [])
  })

  it("treats disabled and unverified accounts as visitors", () => {
    for (const [name, { may }] of Object.entries(rows)) {
      const isOpen = may.includes("visitor")
      assert.deepStrictEqual([may.includes("disabled"), may.includes("unverified")], [isOpen, isOpen], name)
    }
  })

  it("opens to visitors what REST answers without a session", () => {
    const open = Object.entries(areaSurfaces).flatMap(([area, { aliases = {}, routes }]) =>
      (routes.open ?? []).filter((name) => !(name in aliases)).map((name) => `${area}.${name}`)
    )
    const elsewhere = new Set(
      Object.entries(areaSurfaces).flatMap(([area, { missing }]) =>
        Object.keys(missing.REST ?? {}).map((name) => `${area}.${name}`)
      ),
    )
    const ofVisitors = Object.entries(rows)
      .filter(([, { may }]) => may.includes("visitor") || may.includes("shareViewer"))
      .filter(([name]) => !elsewhere.has(name))
    assert.deepStrictEqual(
      ofVisitors.map(([name]) => name).toSorted(),
      open.filter((name) => name !== published).toSorted(),
    )
  })
})
