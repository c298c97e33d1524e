import type { AppRouter } from "#api/trpc/router.ts"
import { uploadId } from "#tests/support/an-upload.ts"
import { aServer, tokens } from "#tests/support/http/a-server.ts"
import { call } from "#tests/support/http/call.ts"
import { idOf, tusOn } from "#tests/support/http/tus.ts"
import { createTRPCClient, httpLink, TRPCClientError } from "@trpc/client"
import { assert, describe, it } from "vitest"

const server = aServer()
const { open, patch } = tusOn(server)

const sent = async (text: string, name: string): Promise<string> => {
  const path = await open(text.length, name)
  await patch(path, 0, text)
  return idOf(path)
}

const threeFiles = async () =>
  [await sent("hello", "agenda.wav"), await sent("SOUND", "talk.wav"), uploadId(9)] as const

const expected = ([bad, , missing]: Awaited<ReturnType<typeof threeFiles>>) => [
  {
    index: 0,
    upload_id: bad,
    file_name: "agenda.wav",
    error_code: "FileUnusable",
    reason: "not-media",
    params: { field: "file", file: "agenda.wav" },
    message: 'file: "agenda.wav": this is not a recording',
  },
  {
    index: 2,
    upload_id: missing,
    file_name: null,
    error_code: "UploadNotFound",
    params: { field: "upload_ids" },
    message: "upload_ids: upload not found",
  },
]

const create = (upload_ids: ReadonlyArray<string>) =>
  call(`${server.url}/api/transcription/create`, "POST", { as: "ada", json: { upload_ids } })

describe("files that are refused", () => {
  it("are all named on REST, and the others can be sent without them", async () => {
    const ids = await threeFiles()
    const { status, data } = await create(ids)
    assert.deepStrictEqual([status, data["error_code"]], [400, "FilesRefused"])
    assert.deepStrictEqual(data["files"], expected(ids))
    assert.strictEqual((await create([ids[1]])).code, 200)
  })

  it("are all named on tRPC", async () => {
    const ids = await threeFiles()
    const client = createTRPCClient<AppRouter>({
      links: [httpLink({ url: `${server.url}/trpc`, headers: { authorization: `Bearer ${tokens.ada}` } })],
    })
    const made = client.intake.createTasks.mutate({ upload_ids: ids })
    const error = await made.then(() => assert.fail("was not refused"), (reason: unknown) => reason)
    if (!(error instanceof TRPCClientError)) return assert.fail(String(error))
    assert.deepStrictEqual(error.data?.error_code, "FilesRefused")
    assert.deepStrictEqual(error.data?.files, expected(ids))
  })
})
