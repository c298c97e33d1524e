import { TaskStore } from "#domain/task/task-store.port.ts"
import { aTask, taskId } from "#tests/support/a-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { call } from "#tests/support/http/call.ts"
import { Effect } from "effect"
import { assert, beforeAll, describe, it } from "vitest"

const server = aServer()
const ids = [2, 3, 4, 5, 6, 7].map(taskId)

const asked = (method: string, path: string, json?: unknown) =>
  call(`${server.url}${path}`, method, { as: "ada", ...(json !== undefined && { json }) })

const made = async (name: string): Promise<string> => {
  const { code, data } = await asked("POST", "/api/folder", { name })
  assert.strictEqual(code, 200)
  return String(data["id"])
}

beforeAll(() =>
  server.run(Effect.gen(function*() {
    const tasks = yield* TaskStore
    for (const id of ids) yield* tasks.insert(aTask({ id }))
  }))
)

describe("folders over REST", () => {
  it("are made, filled, listed, counted, renamed and deleted", async () => {
    const id = await made("Interviews")
    const moved = await asked("POST", `/api/folder/${ids[0]}/move`, { folderId: id })
    assert.deepInclude(moved.data, { id: ids[0], folder_id: id })
    assert.strictEqual((await asked("GET", `/api/task?page=1&folderId=${id}`)).data["total"], 1)
    assert.strictEqual((await asked("GET", `/api/transcription/tasks?folder_id=${id}&page_size=1`)).data["total"], 1)
    assert.strictEqual((await asked("PUT", `/api/folder/${id}`, { name: "Talks" })).data["name"], "Talks")
    const { data: stats } = await asked("GET", "/api/folder/stats")
    assert.deepStrictEqual(stats, { all: 7, uncategorized: 6, shared: 0, folders: [{ id, name: "Talks", count: 1 }] })
    assert.strictEqual((await asked("DELETE", `/api/folder/${id}`)).code, 200)
    assert.deepStrictEqual((await asked("GET", "/api/folder")).data, { items: [] })
    assert.strictEqual((await asked("GET", "/api/task?folderId=uncategorized")).data["total"], 7)
  })

  it("take the file’s id in the body too, and Uncategorized by the name that lists have for it", async () => {
    const folderId = await made("Twice")
    const moved = await asked("POST", `/api/folder/${ids[0]}/move`, { fileId: ids[1], folderId })
    assert.deepInclude(moved.data, { id: ids[0], folder_id: folderId })
    const back = await asked("POST", `/api/folder/${ids[0]}/move`, { folderId: "uncategorized" })
    assert.deepInclude(back.data, { id: ids[0], folder_id: null })
    assert.strictEqual((await asked("POST", `/api/folder/${ids[0]}/move`, { folderId: "" })).code, 409)
    await asked("DELETE", `/api/folder/${folderId}`)
  })

  it("name the field and the rule of bad input", async () => {
    const long = await asked("POST", "/api/folder", { name: "x".repeat(81) })
    assert.deepStrictEqual([long.status, long.message], [400, "name: must have at most 80 characters or entries"])
    assert.strictEqual((await asked("GET", "/api/task?folderId=work")).status, 400)
    assert.strictEqual((await asked("POST", `/api/folder/${ids[0]}/move`, {})).message, "folderId: is required")
    assert.strictEqual((await asked("POST", `/api/folder/${ids[0]}/move`, { folderId: null })).code, 409)
  })

  it("are not made twice by requests at the same moment", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => asked("POST", "/api/folder", { name: "Once" })))
    assert.lengthOf(answers.filter(({ code }) => code === 200), 1)
    assert.lengthOf(answers.filter(({ code }) => code === 409), 19)
  })

  it("lose no task and hang nothing when they are deleted while tasks move in and out", async () => {
    const [from, to] = [await made("From"), await made("To")]
    await asked("POST", "/api/folder/move", { task_ids: ids, folder_id: from })
    const answers = await Promise.all([
      ...ids.flatMap((id) => [
        asked("POST", `/api/folder/${id}/move`, { folderId: to }),
        asked("POST", `/api/folder/${id}/move`, { folderId: null }),
      ]),
      asked("POST", "/api/folder/move", { task_ids: ids.toReversed(), folder_id: to }),
      asked("DELETE", `/api/folder/${from}`),
      asked("DELETE", `/api/folder/${to}`),
    ])
    assert.isEmpty(answers.filter(({ code }) => ![200, 404, 409].includes(code)))
    assert.deepInclude((await asked("GET", "/api/folder/stats")).data, { all: 7, uncategorized: 7 })
  })

  it("take new tasks, from JSON and forms", async () => {
    const id = await made("Inbox")
    const pasted = await asked("POST", "/api/transcription/paste-text", { text: "Hello there.", folder_id: id })
    assert.strictEqual(pasted.data["folder_id"], id)
    const form = new FormData()
    form.set("folder_id", id)
    form.set("file", new Blob(["Some words of a note."]), "note.txt")
    const sent = await call(`${server.url}/api/transcription/create-document`, "POST", { as: "ada", body: form })
    assert.strictEqual(sent.data["folder_id"], id)
    const odd = await asked("POST", "/api/transcription/paste-text", { text: "Hello.", folder_id: "work" })
    assert.deepStrictEqual([odd.status, odd.message], [
      400,
      "folder_id: must be the UUID of a folder, or uncategorized",
    ])
    const unknown = { text: "Hello.", folder_id: "0190a5f2-7c1e-7000-8000-0000000000e1" }
    assert.strictEqual((await asked("POST", "/api/transcription/paste-text", unknown)).message, "Folder not found")
  })
})
