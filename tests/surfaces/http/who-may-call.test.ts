import { Api } from "#api/rest/contract/api.ts"
import { taskId } from "#tests/support/a-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { assert, describe, it } from "vitest"

const server = aServer()
const id = taskId(1)

/** Every route, with what makes it work for the owner of the task; `code` is what the owner gets. */
const routes: ReadonlyArray<readonly [name: string, path: string, owner: number, json?: unknown]> = [
  ["getTask", `/api/transcription/tasks/${id}`, 200],
  ["openTask", `/api/transcription/tasks/${id}/overview`, 200],
  ["findByTitle", "/api/transcription/tasks/title/2026-11-20/Weekly%20sync", 200],
  ["getSummary", `/api/transcription/tasks/${id}/summary`, 200],
  ["getMindMap", `/api/transcription/tasks/${id}/mind-map`, 200],
  ["getTranscript", `/api/transcription/tasks/${id}/transcript?from=0&to=5000&words=true`, 200],
  ["getMoment", `/api/transcription/tasks/${id}/moment?at=1000`, 200],
  ["getColumns", `/api/transcription/tasks/${id}/columns?revision=1`, 200],
  ["getWaveform", `/api/transcription/tasks/${id}/waveform`, 409],
  ["exportTask", `/api/transcription/tasks/${id}/export?format=srt&timestamps=false`, 400],
  ["getMediaLink", `/api/transcription/tasks/${id}/media-link`, 200],
  ["getMedia", `/api/transcription/tasks/${id}/media`, 404],
  ["cancelTask", `/api/transcription/tasks/${id}/cancel`, 409],
  ["startTranscription", `/api/transcription/start-transcription/${id}`, 409],
  ["editTask", `/api/transcription/${id}/edit`, 200, { summary: "# Notes" }],
  ["editTogether", `/api/transcription/${id}/edit-collaborative`, 200, { summary: "# Notes again" }],
  ["editSpeakerNames", `/api/transcription/${id}/edit-speaker-names`, 400, { speakers: [{ id: "nobody", name: "X" }] }],
  ["editLines", `/api/transcription/${id}/edit-lines`, 200, { lines: [{ id: "g1", text: "Hello all." }] }],
  ["mergeSpeakers", `/api/transcription/${id}/merge-speakers`, 400, { from: "s1", into: "s1" }],
  ["undoMerge", `/api/transcription/${id}/undo-merge`, 400, {
    from: { id: "s1", name: "Ada" },
    into: "s1",
    place: 0,
    segment_ids: [],
  }],
  ["assignSpeaker", `/api/transcription/${id}/assign-speaker`, 200, { segment_ids: ["g1"], speaker_id: "s2" }],
  ["renameTask", `/api/transcription/${id}/edit-title`, 200, { title: "Weekly sync" }],
  ["shareTask", `/api/transcription/tasks/${id}/share`, 200],
  ["toggleShare", `/api/transcription/tasks/${id}/share_toggle`, 200],
  ["redrawMindMap", "/api/transcription/regenerate-xmind", 200, { task_id: id }],
  ["startAnalysis", `/api/transcription/${id}/analyze-meeting`, 200],
  ["watchTask", `/api/transcription/tasks/${taskId(9)}/events`, 404],
]

/** Routes about nobody's task in particular. */
const own: ReadonlyArray<readonly [name: string, path: string, answer: number, json?: unknown]> = [
  ["listTasks", "/api/transcription/tasks", 200],
  ["countTasks", "/api/transcription/tasks/count", 200],
  ["searchTasks", "/api/transcription/search?query=hello", 200],
  ["deleteTasks", "/api/transcription/tasks/delete-batch", 200, { task_ids: [id] }],
  ["getCurrentUser", "/api/auth/user", 200],
  ["getUsage", "/api/usage", 200],
  ["createMcpKey", "/api/mcp/keys", 403, { name: "Notebook" }],
  ["listMcpKeys", "/api/mcp/keys", 200],
  ["countMcpKeys", "/api/mcp/keys/count", 200],
  ["deleteMcpKey", `/api/mcp/keys/${id}`, 404],
  ["createTasks", "/api/transcription/create", 400],
  ["mergeTasks", "/api/transcription/merge-transcribe", 400],
  ["createDocumentTasks", "/api/transcription/create-document", 400],
  ["pasteText", "/api/transcription/paste-text", 200, { text: "Ada: hello." }],
  ["previewIntake", "/api/transcription/preview", 200, { durations: [90, null], merge: true }],
  ["previewEngine", "/api/transcription/preview-engine?language=en", 200],
  ["addExample", "/api/transcription/example", 200],
  ["openUpload", "/api/uploads", 200, { file_name: "a.wav", size: 10 }],
  ["signOut", "/api/auth/logout", 200, { device_id: "another" }],
]

/** Routes whose answers do not end. */
const endless: typeof own = [["watchTasks", "/api/transcription/tasks/events", 200]]

const open = new Set(["health", "version", "viewShared", "requestSignInLink", "signInByLink", "getLinkedMedia"])

const methods = new Map(
  Object.values(Api.groups).flatMap((group) =>
    Object.values(group.endpoints).map(({ identifier, method }) => [String(identifier), String(method)] as const)
  ),
)
const methodOf = (name: string): string => methods.get(name) ?? assert.fail(`${name} is not a route`)
const statusOf = (code: number): number => code === 404 ? 200 : code

describe("who may call", () => {
  it("is said of every route", () => {
    const told = [...routes, ...own, ...endless].map(([name]) => name)
    assert.deepStrictEqual([...told, ...open].toSorted(), [...methods.keys()].toSorted())
  })

  for (const [name, path, _, json] of [...routes, ...own, ...endless]) {
    it(`${name} refuses visitors`, async () => {
      const { status, code, data } = await call(server.url + path, methodOf(name), { json })
      assert.deepStrictEqual([status, code, data["error_code"]], [401, 401, "SignInRequired"])
      assert.match(String(data["request_id"]), /^[0-9a-f-]{36}$/)
    })
  }

  for (const [name, path, _, json] of routes) {
    it(`${name} tells strangers that there is no such thing`, async () => {
      const { status, code } = await call(server.url + path, methodOf(name), { json, as: "bob" })
      assert.deepStrictEqual([status, code], [200, 404])
    })
  }

  for (const [name, path, expected, json] of own) {
    it(`${name} answers a free account with ${expected}`, async () => {
      const { status, code, message } = await call(server.url + path, methodOf(name), { json, as: "bob" })
      assert.deepStrictEqual([status, code], [statusOf(expected), expected], message)
    })
  }

  for (const [name, path, expected] of endless) {
    it(`${name} answers a free account with ${expected}, until it leaves`, async () => {
      const answer = await ask(server.url + path, methodOf(name), { as: "bob" })
      assert.deepStrictEqual([answer.status, answer.headers.get("content-type")], [expected, "text/event-stream"])
      await answer.body?.cancel()
    })
  }

  for (const [name, path, expected, json] of routes) {
    it(`${name} answers the owner with ${expected}`, async () => {
      const { status, code, message } = await call(server.url + path, methodOf(name), { json, as: "ada" })
      assert.deepStrictEqual([status, code], [statusOf(expected), expected], message)
    })
  }
})
