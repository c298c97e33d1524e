import { inTurn } from "#tests/support/server/in-turn.ts"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { cpus, loadavg } from "node:os"
import { accuracy } from "./accuracy.ts"
import { whileAnalysing } from "./analyses.ts"
import { arriving } from "./arriving.ts"
import { askLibraryBench } from "./ask-library.ts"
import { askBench } from "./ask.ts"
import { type Bench, inFolder, type Outcome, since } from "./bench.ts"
import { conversionMemory } from "./conversion-memory.ts"
import { conversions } from "./conversions.ts"
import { directUploadMemory } from "./direct-upload-memory.ts"
import { firstText } from "./first-text.ts"
import { histories } from "./histories.ts"
import { httpEngine } from "./http-engine.ts"
import { ingest } from "./ingest.ts"
import { kill } from "./kill.ts"
import { largeInstallation } from "./large-installation.ts"
import { largeTask } from "./large-task.ts"
import { lighthouseOfTools } from "./lighthouse-tools.ts"
import { lighthouseScores } from "./lighthouse.ts"
import { lists } from "./lists.ts"
import { localModel } from "./local-model.ts"
import { mcpCalls } from "./mcp.ts"
import { meaning } from "./meaning.ts"
import { meetingsRoom } from "./meetings-room.ts"
import { meetingsBench } from "./meetings.ts"
import { powerCut } from "./power-cut.ts"
import { quizBench } from "./quiz.ts"
import { scale } from "./scale.ts"
import { scroll } from "./scroll.ts"
import { start } from "./start.ts"
import { streams } from "./streams.ts"
import { summaries } from "./summaries.ts"
import { telemetryBench } from "./telemetry.ts"
import { translationBench } from "./translation.ts"
import { uploadMemory } from "./upload-memory.ts"
import { wholeJob } from "./whole-job.ts"
import { writing } from "./writing.ts"

const benches: Readonly<Record<string, Bench>> = {
  start,
  "whole-job": wholeJob,
  "first-text": firstText,
  conversions,
  "conversion-memory": conversionMemory,
  arriving,
  accuracy,
  "http-engine": httpEngine,
  histories,
  ingest,
  "upload-memory": uploadMemory,
  "direct-upload-memory": directUploadMemory,
  scale,
  kill,
  "large-task": largeTask,
  lists,
  mcp: mcpCalls,
  streams,
  "large-installation": largeInstallation,
  analyses: whileAnalysing,
  summaries,
  ask: askBench,
  meaning,
  meetings: meetingsBench,
  "meetings-room": meetingsRoom,
  "local-model": localModel,
  "ask-library": askLibraryBench,
  quiz: quizBench,
  telemetry: telemetryBench,
  translation: translationBench,
  lighthouse: lighthouseScores,
  "lighthouse-tools": lighthouseOfTools,
  "power-cut": powerCut,
  scroll,
  writing,
}

const report = new URL("../../.cache/bench.json", import.meta.url)

const isMet = ({ targets }: Outcome): boolean => Object.values(targets).every(Boolean)

const shown = (value: unknown): string =>
  Array.isArray(value) ?
    value.map((row) => `\n    ${typeof row === "string" ? row : JSON.stringify(row)}`).join("")
    : String(value)

const load = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => benches[name] === undefined)
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}`)
  process.exit(64)
}

const done: Record<string, unknown> = {}
const results = await inTurn(asked.length === 0 ? Object.keys(benches) : asked, async (name) => {
  const machine = {
    date: new Date().toISOString(),
    cores: cpus().length,
    processor: cpus()[0]?.model ?? "unknown",
    loadBefore: load(),
  }
  const started = performance.now()
  const outcome = await inFolder(benches[name] ?? start)
  const met = isMet(outcome)
  const loadAfter = load()
  done[name] = { met, ...outcome, machine: { ...machine, loadAfter }, took: since(started) }
  const { cores, loadBefore } = machine
  console.log(`${met ? "✓" : "✗"} ${name} (${cores} cores, load ${loadBefore} before and ${loadAfter} after)`)
  for (const [figure, value] of Object.entries(outcome.figures)) console.log(`  ${figure}: ${shown(value)}`)
  for (const [target, isFine] of Object.entries(outcome.targets)) {
    console.log(`  ${isFine ? "met" : "MISSED"}: ${target}`)
  }
  return met
})

const before = await readFile(report, "utf8").then((text): object => JSON.parse(text), () => ({}))
await mkdir(new URL(".", report), { recursive: true })
await writeFile(report, `${JSON.stringify({ ...before, ...done }, null, 2)}\n`)
process.exitCode = results.every(Boolean) ? 0 : 1
