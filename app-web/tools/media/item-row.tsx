import { sizeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import { X } from "lucide-react"
import type { ReactElement } from "react"
import { addressOf, codeOf } from "../addresses.ts"
import type { FileFault } from "./check-file.ts"
import { cancel } from "./convert.ts"
import { type Item, removeItem } from "./items.ts"
import { MadeFile } from "./made-file.tsx"

/** Leads to the tool that a file is for. */
const ToolLink = ({ id }: { readonly id: "video-to-audio" | "audio-compressor" }): ReactElement => {
  const t = useText("tools/parts")
  const language = useLanguage()
  return <a className="underline underline-offset-2" href={addressOf(id, codeOf(language))}>{t(`goTo.${id}`)}</a>
}

interface ItemRowProps {
  readonly item: Item
  /** Where it will be processed; null while that is not known. */
  readonly way: "browser" | "server" | null
  readonly onAgain: () => void
}

const elsewhere: Partial<Record<FileFault, "video-to-audio" | "audio-compressor">> = {
  isVideo: "video-to-audio",
  isAudio: "audio-compressor",
}

const Fault = ({ fault }: { readonly fault: FileFault }): ReactElement => {
  const t = useText("tools/media")
  const other = elsewhere[fault]
  return (
    <p role="alert" className="mt-1 text-base text-bad">
      {t(`media.fault.${fault}`)} {other !== undefined && <ToolLink id={other} />}
    </p>
  )
}

/** A file on its way: what it is, where it is processed, how far it is, and what came out. */
export const ItemRow = ({ item, way, onAgain }: ItemRowProps): ReactElement => {
  const t = useText("tools/media")
  const language = useLanguage()
  const { id, file, state } = item
  return (
    <li className="border-t px-4 py-3.5 first:border-0 sm:px-5">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p title={file.name} className="truncate text-base font-[560]">{file.name}</p>
          <p className="text-sm text-fg-3">
            {sizeOf(file.size, language)}
            {state._tag === "Reading" && ` · ${t("media.reading")}`}
            {state._tag === "Ready" && way !== null && ` · ${t(`media.way.${way}`)}`}
          </p>
        </div>
        {state._tag === "Working"
          ? <Button size="sm" className="max-sm:h-11" onClick={() => cancel(id)}>{t("act.cancel")}</Button>
          : (
            <Button
              tone="ghost"
              size="icon"
              className="max-sm:size-11"
              aria-label={t("media.remove", { file: file.name })}
              onClick={() => removeItem(id)}
            >
              <X />
            </Button>
          )}
      </div>
      {state._tag === "Faulty" && <Fault fault={state.fault} />}
      {state._tag === "Failed" && (
        <div role="alert" className="mt-1 flex flex-wrap items-center gap-3">
          <span className="text-base text-bad">{state.text}</span>
          <Button size="sm" className="max-sm:h-11" onClick={onAgain}>{t("act.retry")}</Button>
        </div>
      )}
      {state._tag === "Working" && (
        <div className="mt-2.5 flex items-center gap-3">
          <ProgressBar value={state.fraction * 100} label={t(`media.step.${state.step}`)} className="flex-1" />
          <span className="tnum text-sm text-fg-2">
            {t(`media.step.${state.step}`)} {t("unit.percent", { value: Math.round(state.fraction * 100) })}
          </span>
        </div>
      )}
      {state._tag === "Done" && <MadeFile made={state.made} originalSize={file.size} onAgain={onAgain} />}
    </li>
  )
}
