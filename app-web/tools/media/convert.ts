import { onSignOut } from "#web/lib/on-sign-out.ts"
import { textsOf } from "#web/lib/text.ts"
import { report } from "#web/lib/usage/report.ts"
import { saying } from "../calls/saying.ts"
import { noteChange } from "../text/opened.ts"
import { change, type Item, items, type ItemState, mediaCode } from "./items.ts"
import { convertOnServer } from "./on-server.ts"
import type { Plan } from "./plan.ts"
import type { MediaTool, SoundFormat } from "./recipe.ts"

const { t } = textsOf("tools/media")

interface Wish {
  readonly tool: MediaTool
  readonly format: SoundFormat
  readonly quality: number
}

const running = new Map<number, AbortController>()

onSignOut(() => {
  for (const stop of running.values()) stop.abort()
  items.set([])
})

export const cancel = (id: number): void => running.get(id)?.abort()

/** "talk.mp4" made into MP3 is "talk.mp3". */
const nameOf = (name: string, format: SoundFormat): string =>
  `${name.replace(/\.[^.]{1,8}$/u, "") || "sound"}.${format}`

/** Processes a file where its plan says. */
export const convert = async ({ id, file, sound }: Item, wish: Wish, plan: Plan): Promise<void> => {
  const stop = new AbortController()
  running.set(id, stop)
  const show = (state: ItemState) => change(id, { state })
  const taken = (upload: "0" | "1") => report("web_other", { upload, file_type: wish.tool === "extract" ? "1" : "2" })
  show({ _tag: "Working", step: plan.way === "browser" ? "converting" : "sending", fraction: 0 })
  try {
    if (plan.way === "browser" && sound !== null) {
      const { convertHere } = await mediaCode()
      const onProgress = (fraction: number) => show({ _tag: "Working", step: "converting", fraction })
      const blob = await convertHere({ file, sound, ...wish, isCopy: plan.isCopy, signal: stop.signal, onProgress })
      stop.signal.throwIfAborted()
      const made = {
        name: nameOf(file.name, wish.format),
        size: blob.size,
        endsAt: null,
        conversionId: null,
        format: wish.format,
      }
      taken("1")
      show({ _tag: "Done", made: { ...made, url: URL.createObjectURL(blob) } })
    } else {
      const made = await convertOnServer({ file, ...wish, signal: stop.signal, onState: show })
      taken("1")
      show({ _tag: "Done", made })
      noteChange()
    }
  } catch (error) {
    if (!stop.signal.aborted) taken("0")
    show(stop.signal.aborted ? { _tag: "Ready" } : { _tag: "Failed", text: saying(error, t("media.failed")) })
  } finally {
    running.delete(id)
  }
}
