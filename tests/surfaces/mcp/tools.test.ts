import { UploadSink } from "#domain/intake/upload-sink.port.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import type { UploadId } from "#domain/kernel/ids.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { tools } from "#mcp/tools/all.ts"
import { DateTime, Effect } from "effect"
import { describe, expect, it } from "vitest"
import { bytesOf } from "../../support/an-upload.ts"
import { aCaller, aClient, anEndpoint } from "../../support/product/mcp-endpoint.ts"
import { asQuoted } from "../../support/product/quoted.ts"
import { meeting, running, strangers } from "../../support/product/seeded.ts"

const endpoint = anEndpoint()
const called = aCaller(endpoint)

const arrived = Effect.fnUntraced(function*(id: UploadId, text: string) {
  const uploads = yield* UploadStore
  const sink = yield* UploadSink
  const size = yield* Effect.orDie(sink.write(id, { bytes: bytesOf(text), offset: 0, maxSize: Infinity }))
  yield* uploads.complete(id, { size, expiresAt: DateTime.add(yield* DateTime.now, { hours: 1 }) })
})

const call = async (name: string, args: Record<string, unknown> = {}) => {
  const result = await called(name, args)
  const content = Array.isArray(result.content) ? result.content : []
  return {
    isError: result.isError === true,
    text: content.map((part: { text?: string }) => part.text ?? "").join("\n"),
    data: (result.structuredContent ?? {}) as Record<string, any>,
    meta: result._meta,
  }
}

describe("MCP tools", () => {
  it("are listed with words for a model, hints and both schemas", async () => {
    const client = await aClient(endpoint().url, endpoint().key)
    const listed = (await client.listTools()).tools
    expect(listed.map(({ name }) => name).toSorted()).toEqual(tools.map(({ name }) => name).toSorted())
    for (const { name, title, description, inputSchema, outputSchema, annotations } of listed) {
      expect([name, title]).toEqual([name, expect.stringMatching(/^[A-Z][^_.]{4,40}$/)])
      expect([name, description?.length ?? 0]).toEqual([name, expect.toSatisfy((length: number) => length > 20)])
      expect([name, inputSchema.type, outputSchema?.type]).toEqual([name, "object", "object"])
      expect([name, inputSchema["$ref"], outputSchema?.["$ref"]]).toEqual([name, undefined, undefined])
      expect([name, typeof annotations?.readOnlyHint, typeof annotations?.destructiveHint]).toEqual([
        name,
        "boolean",
        "boolean",
      ])
    }
    const byName = new Map(listed.map((tool) => [tool.name, tool]))
    expect(byName.get("get_transcript")?.annotations?.readOnlyHint).toBe(true)
    expect(byName.get("delete_tasks")?.annotations?.destructiveHint).toBe(true)
    expect(byName.get("get_transcript")?.inputSchema.properties?.["task_id"]).toHaveProperty("description")
    await client.close()
  })

  it("list and find the user's own tasks only", async () => {
    const listed = await call("list_tasks")
    expect(listed.data["total"]).toBe(2)
    expect(listed.text).toContain("Weekly sync")
    expect(listed.text).not.toContain("secret")
    const found = await call("search_tasks", { query: "launch" })
    expect(found.data["items"][0]).toMatchObject({
      field: "transcript",
      line: "The launch moves to May",
      begin: 0,
      marks: [[4, 10]],
    })
    expect((await call("list_tasks", { state: "running", sort: "oldest" })).data["total"]).toBe(1)
    expect((await call("list_tasks", { source: "link" })).text).toContain("There are no such tasks")
    expect(found.text).toContain("[00:00, begin=0] The launch moves to May")
    const similar = (await call("similar_tasks", { task_id: meeting })).data
    expect(similar).toEqual({ content_notice: expect.any(String), is_known: false, items: [] })
  })

  it("refuse arguments with each field and the rule it breaks", async () => {
    const wrong = await call("rename_task", { task_id: "x", title: " " })
    expect([wrong.isError, wrong.text]).toEqual([
      true,
      "MalformedRequest: task_id: must be a UUID; title: must not be empty. Correct the arguments and call again.",
    ])
    expect(wrong.meta).toMatchObject({
      error_code: "MalformedRequest",
      issues: [{ field: "task_id", rule: "uuid", params: {} }, { field: "title", rule: "not-empty", params: {} }],
    })
  })

  it("read a transcript as lines, whole, in a range and around a moment", async () => {
    const whole = await call("get_transcript", { task_id: meeting })
    expect(whole.text).toEqual(asQuoted("[00:00] Ada: The launch moves to May\n[00:04] Ben: Fine with me"))
    const range = await call("get_transcript", { task_id: meeting, from: 4000, to: 8000 })
    expect(range.text).toEqual(asQuoted("[00:04] Ben: Fine with me"))
    expect(range.data["segments"]).toHaveLength(1)
    const moment = await call("get_moment", { task_id: meeting, at: 5000, around: 500 })
    expect(moment.text).toEqual(asQuoted("[00:04] Ben: Fine with me"))
  })

  it("read task, summary, mind map and usage", async () => {
    const task = await call("get_task", { task_id: meeting })
    expect(task.data).toMatchObject({ id: meeting, status: "analysisCompleted" })
    expect(task.text).toContain("Speakers: Ada (s1), Ben (s2)")
    expect((await call("get_summary", { task_id: meeting })).text).toContain("The launch moves to May")
    const mindMap = asQuoted("- Weekly sync\n  - The launch [00:04]")
    expect((await call("get_mind_map", { task_id: meeting })).text).toEqual(mindMap)
    expect((await call("get_usage")).data).toMatchObject({ plan: "pro", total: 5000 })
  })

  it("make folders, move tasks into them, and list by them", async () => {
    const { id } = (await call("create_folder", { name: "Interviews" })).data
    expect((await call("create_folder", { name: "interviews" })).meta).toMatchObject({ error_code: "FolderNameTaken" })
    expect((await call("move_tasks", { task_ids: [meeting, strangers], folder_id: id })).text).toBe("Moved 1")
    expect((await call("list_folders")).text).toBe(`- "Interviews" ${id}: 1\nIn no folder: 1 of 2`)
    expect((await call("list_tasks", { folder_id: id })).data["total"]).toBe(1)
    expect((await call("rename_folder", { id, name: "Talks" })).text).toContain("Talks")
    expect((await call("delete_folder", { id })).text).toContain("Its tasks are now in no folder")
    expect((await call("list_folders")).text).toBe("In no folder: 2 of 2")
  })

  it("add hotwords, edit them and delete them", async () => {
    const added = await call("add_hotwords", { text: "Kysely\none two three four five six seven eight" })
    expect(added.text).toBe(
      'Added 1; 0 already existed\n- line 2 "one two three four five six seven eight": '
        + "a hotword has 1 to 15 Chinese characters, or 1 to 7 English words with at most 100 characters",
    )
    const { id } = added.data["items"][0]
    expect((await call("edit_hotword", { id, status: "disabled" })).text).toBe('"Kysely" is off')
    expect((await call("list_hotwords")).text).toContain("0 enabled; 499 more can be added")
    expect((await call("delete_hotword", { id })).text).toBe("Deleted")
    expect((await call("delete_hotword", { id })).meta).toMatchObject({ error_code: "HotwordNotFound" })
  })

  it("rename, edit, name speakers, redraw, share and unshare", async () => {
    expect((await call("rename_task", { task_id: meeting, title: "Launch call" })).text).toContain("Launch call")
    const edited = await call("edit_task", { task_id: meeting, summary: "# New\n- Point", summary_version: 1 })
    expect(edited.data).toMatchObject({ id: meeting, excerpt: "Point" })
    const stale = await call("edit_task", { task_id: meeting, summary: "# Old", summary_version: 0 })
    expect([stale.isError, stale.text]).toEqual([true, expect.stringContaining("EditConflict")])
    expect(stale.meta).toMatchObject({ current: { summary: { version: 2, text: "# New\n- Point" } } })
    const named = await call("edit_speaker_names", { task_id: meeting, speakers: [{ id: "s2", name: "Benjamin" }] })
    expect(named.text).toContain("Benjamin (s2)")
    const assigned = await call("assign_speaker", { task_id: meeting, segment_ids: ["g2"], name: "Cem" })
    const cem = /speaker_\d+_3/.exec(assigned.text)?.[0] ?? "nobody"
    expect(assigned.text).toBe(`Speakers: Ada (s1), Benjamin (s2), Cem (${cem})`)
    const unclear = await call("assign_speaker", { task_id: meeting, segment_ids: ["g2"] })
    expect([unclear.isError, unclear.text]).toEqual([true, expect.stringContaining("SpeakerUnclear: speaker_id, name")])
    const merged = await call("merge_speakers", { task_id: meeting, from: cem, into: "s2" })
    expect(merged.text).toBe("Speakers: Ada (s1), Benjamin (s2)\n\nLines reassigned: 1.")
    expect(merged.data).toMatchObject({ task_id: meeting, speakers: [{ id: "s1" }, { id: "s2" }] })
    expect((await call("redraw_mind_map", { task_id: meeting })).text).toBe("- Launch call\n  - New\n    - Point")
    const shared = await call("share_task", { task_id: meeting })
    expect(shared.data["share_url"]).toMatch(/^http:\/\/127\.0\.0\.1:8420\/transcribe\/share\?token=/)
    expect((await call("toggle_share", { task_id: meeting, on: false })).data["share_status"]).toBe(false)
    await call("rename_task", { task_id: meeting, title: "Weekly sync" })
  })

  it("split, replace, list and undo changes of lines", async () => {
    const split = await call("split_line", { task_id: meeting, line: { id: "g2", was: "Fine with me" }, at: 4 })
    expect(split.text).toMatch(/^Done\. undo_change with change_id=\d+ undoes it\.\ng2: Fine\ne\d+: with me$/)
    const replaced = await call("replace_text", { task_id: meeting, find: "launch", replacement: "start" })
    expect(replaced.text).toContain("Replaced 1 times.")
    expect((await call("list_changes", { task_id: meeting })).text).toMatch(
      /^\d+: replace at 00:00, 1 lines, by Ada, \S+: "The launch moves to May" → "The start moves to May"\n\d+: split/,
    )
    await call("undo_change", { task_id: meeting })
    await call("undo_change", { task_id: meeting, change_id: split.data["change_id"] })
    expect((await call("get_transcript", { task_id: meeting })).text).toContain("The launch moves to May\n")
    const nothing = await call("undo_change", { task_id: meeting })
    expect([nothing.isError, nothing.text]).toEqual([true, expect.stringContaining("ChangeNotFound")])
  })

  it("make a task of a text, tell how it stands, start and delete it", async () => {
    const made = await call("create_task_from_text", {
      text: "We agreed to ship in May.",
      title: "Note",
      analyze: false,
    })
    const id: string = made.data["id"]
    expect(made.data).toMatchObject({ title: "Note", status: "completed" })
    const status = await call("job_status", { task_id: id })
    expect(status.data).toMatchObject({ task_id: id, status: "completed", is_over: true })
    expect((await call("start_analysis", { task_id: id })).data["status"]).toBe("analyzing")
    expect((await call("cancel_task", { task_id: id })).data["status"]).toBe("analysisFailed")
    const again = await call("start_transcription", { task_id: id })
    expect([again.isError, again.text]).toEqual([true, expect.stringContaining("TaskRunning")])
    expect((await call("delete_tasks", { task_ids: [id] })).data).toEqual({ deleted: 1 })
  })

  it("give a ticket for a file, with the line that sends it", async () => {
    const ticket = await call("create_upload_ticket", { file_name: "talk.wav", size: 1000 })
    expect(ticket.text).toContain(`curl --fail --upload-file 'PATH-OF-THE-FILE' '${ticket.data["url"]}'`)
    const early = await call("create_task_from_upload", { upload_ids: [ticket.data["upload_id"]] })
    expect([early.isError, early.text]).toEqual([true, expect.stringContaining("UploadIncomplete")])
    const document = await call("create_document_from_upload", { upload_ids: [ticket.data["upload_id"]] })
    expect([document.isError, document.text]).toEqual([true, expect.stringContaining("UploadIncomplete")])
  })

  it("make a task of a file that has arrived", async () => {
    const text = "We met in May and agreed to ship."
    const ticket = await call("create_upload_ticket", { file_name: "minutes.txt", size: text.length })
    await endpoint().runtime.runPromise(arrived(ticket.data["upload_id"], text))
    const made = await call("create_document_from_upload", { upload_ids: [ticket.data["upload_id"]], analyze: false })
    expect(made.data["tasks"]).toMatchObject([{ title: "minutes", status: "completed", source: "document" }])
    expect(made.text).toContain("job_status")
    const sound = await call("create_upload_ticket", { file_name: "talk.wav", size: 5 })
    await endpoint().runtime.runPromise(arrived(sound.data["upload_id"], "SOUND"))
    const recording = await call("create_task_from_upload", { upload_ids: [sound.data["upload_id"]], title: "Talk" })
    expect(recording.data["tasks"]).toMatchObject([{ title: "Talk", status: "queued", source: "audio" }])
    const [waited] = await Promise.all([
      call("job_status", { task_id: recording.data["tasks"][0].id, wait: 40 }),
      call("cancel_task", { task_id: recording.data["tasks"][0].id }),
    ])
    expect(waited.data).toMatchObject({ status: "failed", is_over: true, error_code: "TaskCancelled" })
  })

  it.each(["get_task", "get_transcript", "cancel_task", "share_task", "job_status"])(
    "%s knows nothing of a stranger's task",
    async (name) => {
      const refused = await call(name, { task_id: strangers })
      expect([refused.isError, refused.text]).toEqual([
        true,
        expect.stringContaining("TaskNotFound: Task not found. Check"),
      ])
    },
  )

  it("delete_tasks passes over a stranger's task", async () => {
    expect((await call("delete_tasks", { task_ids: [strangers] })).data).toEqual({ deleted: 0 })
    const kept = await endpoint().runtime.runPromise(Effect.flatMap(TaskStore, (tasks) => tasks.get(strangers)))
    expect(kept.id).toBe(strangers)
  })

  it("answer malformed arguments by naming the field", async () => {
    const malformed = await call("get_task", { task_id: "nope" })
    expect(malformed.isError).toBe(true)
    expect(malformed.text).toContain("task_id")
  })

  it("wait for the end of a job, telling progress", async () => {
    const client = await aClient(endpoint().url, endpoint().key)
    const reported: Array<{ progress: number; total?: number | undefined; message?: string | undefined }> = []
    const result = await client.callTool(
      { name: "job_status", arguments: { task_id: running, wait: 1 } },
      undefined,
      { onprogress: (progress) => void reported.push(progress) },
    )
    expect(result.structuredContent).toMatchObject({ is_over: false, percent: 40, step: "recognising" })
    expect(reported).toEqual([{ progress: 40, total: 100, message: "recognising" }])
    await client.close()
  })
})
