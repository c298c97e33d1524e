import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, useState } from "react"
import { Card } from "../parts/card.tsx"
import { DropField } from "../parts/drop-field.tsx"
import { Note } from "../parts/note.tsx"
import { useStay } from "../parts/use-stay.ts"
import { faultOf } from "./check-file.ts"
import { convert } from "./convert.ts"
import { FormatField, QualityField, recommended } from "./format-fields.tsx"
import { ItemRow } from "./item-row.tsx"
import { addFiles, encodable, type Item, items } from "./items.ts"
import { planFor } from "./plan.ts"
import { isLossyToLossless, type MediaTool, type SoundFormat } from "./recipe.ts"

const accepted = {
  extract: "video/*,.mkv,.avi,.flv,.wmv,.m4v,.mov,.webm,.mp4",
  compress: "audio/*,.mp3,.wav,.flac,.aac,.m4a,.ogg,.wma,.opus",
}

/** The sound of videos, or smaller recordings: several files, with one format and quality for all. */
export const MediaPanel = ({ tool }: { readonly tool: MediaTool }): ReactElement => {
  const t = useText("tools/media")
  const all = useStore(items)
  const writable = useStore(encodable)
  const [format, setFormat] = useState<SoundFormat>(tool === "extract" ? "mp3" : "m4a")
  const [quality, setQuality] = useState(recommended)
  const [isEmpty, setEmpty] = useState(false)
  const wish = { tool, format, quality }
  const planOf = ({ sound }: Item) => planFor(wish, sound, writable ?? new Set())
  const ready = all.filter(({ state }) => state._tag === "Ready")
  const isWorking = all.some(({ state }) => state._tag === "Working")
  useStay(isWorking)
  const isLossy = ready.some(({ sound }) => sound !== null && isLossyToLossless(sound.codec, format))
  const start = async (): Promise<void> => {
    setEmpty(ready.length === 0)
    // One after the other: each takes all the processor there is.
    await ready.reduce((before, item) => before.then(() => convert(item, wish, planOf(item))), Promise.resolve())
  }
  const add = (files: ReadonlyArray<File>) => {
    setEmpty(false)
    addFiles(files, (file) => faultOf(tool, file))
  }
  return (
    <div className="grid gap-4">
      <DropField
        accept={accepted[tool]}
        isMultiple
        isSmall={all.length > 0}
        hint={t(`media.hint.${tool}`)}
        onFiles={add}
      />
      {all.length > 0 && (
        <ul className="rounded-xl bg-raised shadow-e3">
          {all.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              way={writable === null ? null : planOf(item).way}
              onAgain={() => void convert(item, wish, planOf(item))}
            />
          ))}
        </ul>
      )}
      <Card className="grid gap-5">
        <FormatField value={format} onChange={setFormat} />
        {(tool === "compress" || format !== "wav") && <QualityField value={quality} onChange={setQuality} />}
        {isLossy && <Note tone="warn">{t("media.lossless")}</Note>}
        {isEmpty && <Note tone="bad">{t("media.noFile")}</Note>}
        <Button tone="primary" size="lg" className="w-full" disabled={isWorking} onClick={() => void start()}>
          {t(`media.start.${tool}`)}
        </Button>
      </Card>
    </div>
  )
}
