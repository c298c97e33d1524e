import { useFolders } from "#web/entities/folder/use-folders.ts"
import type { TagRule } from "#web/entities/tag/use-tags.ts"
import { spokenLanguages } from "#web/entities/transcription-options/spoken-languages.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Input } from "#web/ui/input.tsx"
import { Select } from "#web/ui/select.tsx"
import { X } from "lucide-react"
import type { ReactElement } from "react"

const kinds = ["audio", "video", "link", "meeting", "document", "text"] as const

interface RuleFieldsProps {
  readonly nth: number
  readonly rule: TagRule
  readonly onChange: (rule: TagRule) => void
  readonly onRemove: () => void
}

const without = (rule: TagRule): TagRule =>
  JSON.parse(JSON.stringify(rule, (_, value: unknown) => value === "" ? undefined : value))

/** The conditions of one rule; an empty field asks nothing. */
export const RuleFields = ({ nth, rule, onChange, onRemove }: RuleFieldsProps): ReactElement => {
  const t = useText("tags")
  const language = useLanguage()
  const folders = useFolders()?.folders ?? []
  const set = (change: TagRule) => onChange(without({ ...rule, ...change }))
  const isGone = rule.folder_id !== undefined && folders.every(({ id }) => id !== rule.folder_id)
  return (
    <fieldset
      aria-label={t("tags.rule", { nth })}
      className="relative mb-3 grid gap-2 rounded-lg bg-hover p-3 pr-12 sm:grid-cols-2"
    >
      <Input
        aria-label={t("tags.contains")}
        placeholder={t("tags.contains")}
        value={rule.contains ?? ""}
        maxLength={100}
        onChange={({ target }) => set({ contains: target.value })}
      />
      <Input
        aria-label={t("tags.speaker")}
        placeholder={t("tags.speaker")}
        value={rule.speaker ?? ""}
        maxLength={100}
        onChange={({ target }) => set({ speaker: target.value })}
      />
      <Select
        aria-label={t("tags.kind")}
        value={rule.source ?? ""}
        onChange={({ target }) => {
          const { source: _, ...rest } = rule
          const chosen = kinds.find((one) => one === target.value)
          onChange(chosen === undefined ? rest : { ...rest, source: chosen })
        }}
      >
        <option value="">{t("tags.anyKind")}</option>
        {kinds.map((one) => <option key={one} value={one}>{t(`tags.kind.${one}`)}</option>)}
      </Select>
      <Select
        aria-label={t("tags.folder")}
        value={rule.folder_id ?? ""}
        onChange={({ target }) => set({ folder_id: target.value })}
      >
        <option value="">{t("tags.anyFolder")}</option>
        {isGone && <option value={rule.folder_id}>{t("tags.folderGone")}</option>}
        {folders.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
      </Select>
      <Select
        aria-label={t("tags.language")}
        value={rule.language ?? ""}
        onChange={({ target }) => set({ language: target.value })}
      >
        <option value="">{t("tags.anyLanguage")}</option>
        {spokenLanguages(language).map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
      </Select>
      <Button
        tone="ghost"
        size="icon"
        className="!absolute top-2 right-2 max-md:!size-11"
        aria-label={t("tags.removeRule", { nth })}
        onClick={onRemove}
      >
        <X />
      </Button>
    </fieldset>
  )
}
