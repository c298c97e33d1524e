import { toolOffer } from "#adapters/system/config/tool-settings.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { OwnEdition } from "#domain/kernel/edition.ts"
import { OfferedTools } from "#domain/tools/offered-tools.ts"
import { shownTools, ToolId } from "#domain/tools/tool.ts"
import { listTools } from "#domain/tools/use-cases/list-tools.ts"
import { scriptedLinks } from "#tests/support/links/scripted-links.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

const offer = (tools: string | null, toolsComingSoon: string | null = null) =>
  toolOffer({ tools, toolsComingSoon, toolsFreeUse: null, isOwn: false, plans: "on" })
const none = new Set<ToolId>()
/** Which tool comes first, with a program that fetches videos and without. */
const firstTool = (isThere: boolean) =>
  listTools.run({}).pipe(Effect.provide(scriptedLinks({ isThere })), Effect.map(({ tools: [tool] }) => tool))
const ids = (tools: ReadonlyArray<{ readonly id: ToolId; readonly state: string }>) =>
  tools.map(({ id, state }) => `${id} ${state}`)

describe("the free tools", () => {
  it("are all there unless some are named, and in one order", () => {
    assert.deepStrictEqual(ids(shownTools(offer(null), none, "international")), ToolId.literals.map((id) => `${id} on`))
    assert.deepStrictEqual(ids(shownTools(offer("audio-compressor, audio-to-text"), none, "international")), [
      "audio-to-text on",
      "audio-compressor on",
    ])
  })

  it("are announced or hidden while they cannot be used", () => {
    const missing = new Set<ToolId>(["youtube-transcript"])
    const chosen = offer("youtube-transcript,audio-compressor", "youtube-transcript,text-summariser")
    assert.deepStrictEqual(ids(shownTools(chosen, missing, "international")), [
      "youtube-transcript coming-soon",
      "text-summariser coming-soon",
      "audio-compressor on",
    ])
    assert.notInclude(ids(shownTools(offer("on"), missing, "international")).join(), "youtube")
  })

  it("have no video links in China, however they are configured", () => {
    const shown = shownTools(offer("on", "youtube-transcript"), none, "cn")
    assert.notInclude(ids(shown).join(), "youtube")
    assert.lengthOf(shown, 4)
  })

  it.effect("are none where the site is switched off", () =>
    Effect.gen(function*() {
      const off = yield* listTools.run({}).pipe(Effect.provideService(OfferedTools, offer("off")))
      assert.deepStrictEqual(off, { isOn: false, freeUse: "limited", tools: [] })
      const china = yield* listTools.run({}).pipe(Effect.provideService(OwnEdition, "cn"))
      assert.deepStrictEqual(china.tools.map(({ id }) => id), [
        "audio-to-text",
        "text-summariser",
        "video-to-audio",
        "audio-compressor",
      ])
    }).pipe(
      Effect.provideService(CurrentActor, { _tag: "Anonymous", deviceId: null }),
      Effect.provide(scriptedLinks()),
    ))

  it.effect("have video links only where a program fetches them", () =>
    Effect.gen(function*() {
      assert.deepStrictEqual(yield* firstTool(true), { id: "youtube-transcript", state: "on" })
      assert.deepStrictEqual(yield* firstTool(false), { id: "audio-to-text", state: "on" })
    }).pipe(Effect.provideService(CurrentActor, { _tag: "Anonymous", deviceId: null })))
})
