import type { MindMap } from "#domain/analysis/mind-map.ts"
import { clock } from "#domain/kernel/offset-ms.ts"
import { buffer } from "node:stream/consumers"
import { ZipFile } from "yazl"

interface Topic {
  readonly id: string
  readonly class: "topic"
  readonly title: string
  readonly structureClass?: string
  readonly labels?: ReadonlyArray<string>
  readonly markers?: ReadonlyArray<{ readonly markerId: string }>
  readonly children?: { readonly attached: ReadonlyArray<Topic> }
}

/** A workbook in the XMind format of 2020: a zip of three JSON files. Timestamps are labels; action items get a task marker. */
export const writeXmind = async (map: MindMap, tasks: string): Promise<Uint8Array> => {
  const root: Topic = { ...topicOf(map, tasks, false), structureClass: "org.xmind.ui.map.clockwise" }
  const sheet = { id: "sheet-1", class: "sheet", title: map.text, rootTopic: root }
  const files = {
    "content.json": [sheet],
    "metadata.json": { dataStructureVersion: "2", creator: { name: "Parley", version: "1" }, activeSheetId: sheet.id },
    "manifest.json": { "file-entries": { "content.json": {}, "metadata.json": {} } },
  }
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(JSON.stringify(content)), name)
  zip.end()
  return new Uint8Array(await buffer(zip.outputStream))
}

const topicOf = ({ id, text, anchor, children }: MindMap, tasks: string, isTask: boolean): Topic => {
  const attached = children.map((child) => topicOf(child, tasks, text === tasks))
  return {
    id: `topic-${id}`,
    class: "topic",
    title: text,
    ...(anchor === null ? {} : { labels: [clock(anchor)] }),
    ...(isTask ? { markers: [{ markerId: "task-start" }] } : {}),
    ...(attached.length === 0 ? {} : { children: { attached } }),
  }
}
