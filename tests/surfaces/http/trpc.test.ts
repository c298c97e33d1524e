import { type AppRouter, appRouter } from "#api/trpc/router.ts"
import { roles } from "#domain/kernel/roles.ts"
import { taskId } from "#tests/support/a-task.ts"
import { aServer, tokens, type Who } from "#tests/support/http/a-server.ts"
import { ask } from "#tests/support/http/call.ts"
import { createTRPCClient, httpLink, httpSubscriptionLink, TRPCClientError } from "@trpc/client"
import { EventSource } from "eventsource"
import { assert, describe, expect, it } from "vitest"

const server = aServer()
const id = taskId(1)

const client = (who?: Who) =>
  createTRPCClient<AppRouter>({
    links: [httpLink({
      url: `${server.url}/trpc`,
      headers: who === undefined ? {} : { authorization: `Bearer ${tokens[who]}` },
    })],
  })

const watcher = () =>
  createTRPCClient<AppRouter>({
    links: [httpSubscriptionLink({
      url: `${server.url}/trpc`,
      EventSource,
      eventSourceOptions: {
        fetch: (url, init) =>
          fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${tokens.ada}` } }),
      },
    })],
  })

const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(() => assert.fail("was not refused"), (reason: unknown) => reason)
  return error instanceof TRPCClientError
    ? { code: error.data?.code, message: error.message, ...error.data }
    : assert.fail(String(error))
}

const typeOf = (name: string): unknown => Reflect.get(Reflect.get(appRouter._def.procedures, name)._def, "type")

const open = new Set([
  "contactChange.inspectUndo",
  "contactChange.undoByPhone",
  "contactChange.undoChange",
  "passkey.signInByPasskey",
  "passkey.startPasskeySignIn",
  "signIn.getSignInOptions",
  "billing.listPlans",
  "referral.validateReferral",
  "signIn.checkAddress",
  "signIn.getHumanCheck",
  "signIn.getPhoneAccessToken",
  "signIn.inspectSignInLink",
  "signIn.openVisit",
  "tools.listTools",
  "signIn.requestSignInLink",
  "signIn.sendPhoneCode",
  "signIn.signInByGoogle",
  "signIn.signInByLink",
  "signIn.signInByPhone",
  "signIn.startGoogleSignIn",
  "signIn.verifyPhoneCode",
  "sharing.unlockShared",
  "sharing.viewPublished",
  "sharing.viewShared",
])

/** For the operator, whoever is signed in. */
const operators = new Set(
  Object.entries(roles).flatMap(([name, { may }]) => may.every((role) => role === "operator") ? [name] : []),
)

describe("procedures", () => {
  it("refuse visitors, all but the open ones, before they look at the input", async () => {
    const { procedures } = appRouter._def
    const names = Object.keys(procedures).filter((name) => !open.has(name) && typeOf(name) !== "subscription")
    assert.isAbove(names.length, 25)
    const statuses = await Promise.all(names.map(async (name) => {
      const isQuery = typeOf(name) === "query"
      const answer = await ask(`${server.url}/trpc/${name}`, isQuery ? "GET" : "POST", isQuery ? {} : { json: {} })
      return `${name} ${answer.status}`
    }))
    assert.deepStrictEqual(statuses, names.map((name) => `${name} ${operators.has(name) ? 403 : 401}`))
  })

  it.each([
    [
      "bytes that are no text, instead of cleaning them",
      Buffer.from('{"name":"M\xE4rz"}', "latin1"),
      400,
      "MalformedRequest",
    ],
    ["more than 8 MB", JSON.stringify({ name: "x".repeat(8_000_000) }), 413, "RequestTooLarge"],
  ])("refuse %s", async (_, body, status, code) => {
    const answer = await ask(`${server.url}/trpc/folder.createFolder`, "POST", {
      as: "ada",
      body,
      headers: { "content-type": "application/json" },
    })
    assert.strictEqual(answer.status, status)
    assert.include(await answer.text(), `"error_code":"${code}"`)
    const { items } = await client("ada").folder.listFolders.query({})
    assert.notInclude(JSON.stringify(items), "M")
  })

  it("refuse more than 8 MB of a form too, which no procedure takes", async () => {
    const body = new FormData()
    body.append("name", "x".repeat(8_000_000))
    const answer = await ask(`${server.url}/trpc/signIn.checkAddress`, "POST", { body })
    assert.strictEqual(answer.status, 413)
  })

  it("speak snake_case", async () => {
    const task = await client("ada").library.getTask.query({ task_id: id })
    assert.deepInclude(task, { id, is_merged: false, file_size: 1_920_044 })
    const { items, page_size } = await client("ada").library.listTasks.query({ page_size: 5 })
    assert.deepStrictEqual([items.length, page_size], [1, 5])
  })

  it("tell strangers that there is no such task", async () => {
    const { code, error_code } = await refusal(client("bob").library.getTask.query({ task_id: id }))
    assert.deepStrictEqual([code, error_code], ["NOT_FOUND", "TaskNotFound"])
  })

  it("name the paid feature", async () => {
    const refused = await refusal(client("bob").mcpKey.createMcpKey.mutate({ name: "Notebook" }))
    assert.deepStrictEqual([refused.code, refused.feature], ["FORBIDDEN", { code: 20004, name: "MCP_ACCESS" }])
    assert.match(refused.request_id ?? "", /^[0-9a-f-]{36}$/)
  })

  it("name each wrong field, and show nothing of their insides", async () => {
    const refused = await refusal(
      client("ada").library.editTask.mutate({ task_id: "x", title: " ", summary_version: 1.5 }),
    )
    assert.strictEqual(refused.code, "BAD_REQUEST")
    assert.deepStrictEqual(refused.issues, [
      { field: "task_id", rule: "uuid", params: {} },
      { field: "title", rule: "not-empty", params: {} },
      { field: "summary_version", rule: "type", params: { type: "integer" } },
    ])
    assert.notProperty(refused, "stack")
  })

  it("answer an edit of what someone else changed with the current text", async () => {
    const timeline = [{ id: "g1", was: "Good morning.", text: "Hello all." }]
    const refused = await refusal(client("ada").library.editTask.mutate({ task_id: id, timeline }))
    assert.deepStrictEqual([refused.code, refused.error_code], ["CONFLICT", "EditConflict"])
    assert.deepStrictEqual(refused.current, { lines: [{ id: "g1", text: "Hello everybody." }] })
  })

  it("open a task with its first lines, and give the rest as columns", async () => {
    const { is_spoken, transcript } = await client("ada").library.openTask.query({ task_id: id })
    assert.deepStrictEqual([is_spoken, transcript.revision, transcript.count], [true, 1, 2])
    const { ids, speaker_of } = await client("ada").transcript.getColumns.query({ task_id: id, revision: 1 })
    assert.deepStrictEqual([ids, speaker_of], [["g1", "g2"], [0, 1]])
  })

  it("take no token from the address", async () => {
    const params = encodeURIComponent(JSON.stringify({ token: tokens.ada }))
    const { status } = await ask(`${server.url}/trpc/account.getCurrentUser?connectionParams=${params}`, "GET")
    assert.strictEqual(status, 401)
  })

  it("follow a task by events, with the token in a header", async () => {
    const watching = watcher()
    const seen: Array<string> = []
    await new Promise<void>((resolve, reject) => {
      watching.library.watchTask.subscribe({ task_id: id }, {
        onData: ({ task, is_over }) => void seen.push(`${task.status} ${is_over}`),
        onComplete: resolve,
        onError: reject,
      })
    })
    assert.deepStrictEqual(seen, ["analysisCompleted true"])
  })

  it("tell of all tasks of the account, and of no others", async () => {
    const watching = watcher()
    const seen: Array<ReadonlyArray<string>> = []
    const following = watching.library.watchTasks.subscribe({}, {
      onData: ({ tasks, removed }) => void seen.push([...tasks.map(({ title }) => title), ...removed]),
    })
    await expect.poll(() => seen.length).toBe(1)
    await client("bob").intake.pasteText.mutate({ text: "Of Bob.", analyze: false })
    const made = await client("ada").intake.pasteText.mutate({ text: "Of Ada.", analyze: false })
    await expect.poll(() => seen.length).toBe(2)
    await client("ada").task.deleteTasks.mutate({ task_ids: [made.id] })
    await expect.poll(() => seen.length).toBe(3)
    following.unsubscribe()
    assert.deepStrictEqual(seen, [[], ["Of Ada."], [made.id]])
  })

  it.each(["watchTask", "watchTasks"])("do not tell visitors by %s", async (name) => {
    const answer = await ask(
      `${server.url}/trpc/library.${name}?input=${encodeURIComponent(JSON.stringify({ task_id: id }))}`,
      "GET",
      {
        headers: { accept: "text/event-stream" },
      },
    )
    assert.include(await answer.text(), "SignInRequired")
  })
})
