import { changeTags } from "#web/entities/tag/change-tags.ts"
import { openTagManager, type TaggedFile } from "#web/entities/tag/tag-dialog.ts"
import { TagLabel } from "#web/entities/tag/tag-label.tsx"
import { useTags } from "#web/entities/tag/use-tags.ts"
import { fold } from "#web/lib/fold.ts"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { fieldStyle } from "#web/ui/input.tsx"
import { clsx } from "clsx"
import { Command } from "cmdk"
import { Check, Minus, Plus } from "lucide-react"
import { type ReactElement, useState } from "react"
import { isSameTag, tagNameFault } from "./tag-name.ts"

interface PutTagsProps {
  readonly files: ReadonlyArray<TaggedFile>
  readonly onClose: () => void
}

const row =
  "flex min-h-11 cursor-default select-none items-center gap-3 rounded-md px-3 text-base text-fg data-[selected=true]:bg-hover [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-accent-text"

/** The tags of files: type to filter, Enter to put one on or take it off. A name that no tag has yet can be created. */
export const PutTags = ({ files, onClose }: PutTagsProps): ReactElement => {
  const t = useText("tags")
  const [typed, setTyped] = useState("")
  const [failure, setFailure] = useState<unknown>(null)
  const all = (useTags() ?? []).map(({ tag }) => tag)
  const { counts, mark } = useTagsOf(files)
  const name = typed.normalize("NFC").trim()
  const shown = all.filter((tag) => fold(tag.name).text.includes(fold(name).text))
  const canCreate = tagNameFault(name) === null && !all.some((tag) => isSameTag(tag.name, name))
  const change = (tag: string, isOn: boolean) => {
    setFailure(null)
    setTyped("")
    mark(tag, isOn)
    changeTags(files.map(({ id }) => id), isOn ? { add: [tag] } : { remove: [tag] }).catch((error: unknown) => {
      mark(tag, null)
      setFailure(error)
    })
  }
  return (
    <Dialog
      title={t("tags.put", { count: files.length })}
      onClose={onClose}
      className="sm:w-[min(460px,calc(100vw-32px))]"
      footer={
        <>
          <Button tone="ghost" onClick={openTagManager}>{t("tags.manage")}</Button>
          <Button tone="primary" onClick={onClose}>{t("tags.done")}</Button>
        </>
      }
    >
      <Command loop shouldFilter={false} label={t("tags.find")}>
        <Command.Input
          value={typed}
          onValueChange={(next) => {
            setTyped(next)
            setFailure(null)
          }}
          placeholder={t("tags.find")}
          className={clsx(fieldStyle, "h-11")}
        />
        {failure !== null && <p role="alert" className="mt-2 text-sm text-bad">{errorMessage(failure)}</p>}
        <Command.List className="scroll mt-2 h-[min(40vh,320px)] overflow-y-auto">
          <Command.Empty className="py-8 text-center text-fg-3">{t("tags.none")}</Command.Empty>
          {shown.map((tag) => {
            const count = counts.get(tag.name) ?? 0
            const isOn = count === files.length
            return (
              <Command.Item key={tag.id} value={tag.id} onSelect={() => change(tag.name, !isOn)} className={row}>
                <TagLabel tag={tag} className="h-6 px-2.5" />
                <span className="sr-only">{t(isOn ? "tags.on" : count > 0 ? "tags.some" : "tags.off")}</span>
                <span className="flex-1" />
                {isOn ? <Check aria-hidden /> : count > 0 && <Minus aria-hidden />}
              </Command.Item>
            )
          })}
          {canCreate && (
            <Command.Item value="create" onSelect={() => change(name, true)} className={row}>
              <Plus />
              <span className="min-w-0 flex-1 truncate">{t("tags.create", { name })}</span>
            </Command.Item>
          )}
        </Command.List>
      </Command>
    </Dialog>
  )
}

/** How many of the files have each tag, by its name: as they were shown, and as they were changed here since. */
const useTagsOf = (files: ReadonlyArray<TaggedFile>) => {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  /** On all of them, or on none; null for as it was. */
  const mark = (name: string, isOn: boolean | null) =>
    setChanged((before) => {
      const next = new Map(before)
      if (isOn === null) next.delete(name)
      else next.set(name, isOn)
      return next
    })
  const counts = new Map<string, number>()
  for (const { name } of files.flatMap(({ tags }) => tags)) counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const [name, isOn] of changed) counts.set(name, isOn ? files.length : 0)
  return { counts, mark }
}
