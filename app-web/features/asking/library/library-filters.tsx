import { useFolders } from "#web/entities/folder/use-folders.ts"
import { kinds } from "#web/lib/searches.ts"
import { useText } from "#web/lib/text.ts"
import { Input } from "#web/ui/input.tsx"
import { Select } from "#web/ui/select.tsx"
import type { ReactElement } from "react"
import type { LibraryFilter } from "./library-turns.ts"

interface LibraryFiltersProps {
  readonly filter: LibraryFilter
  readonly onChange: (filter: LibraryFilter) => void
}

type Field = keyof LibraryFilter

/** Which files a question is about. */
export const LibraryFilters = ({ filter, onChange }: LibraryFiltersProps): ReactElement => {
  const t = useText("asking")
  const folders = useFolders()?.folders ?? []
  const count = Object.keys(filter).length
  const set = (field: Field, value: string) => {
    const { [field]: _, ...others } = filter
    onChange(value === "" ? others : { ...others, [field]: value })
  }
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer rounded-xs py-1 text-fg-2 hover:text-fg max-md:py-3">
        {t("library.filters")}
        {count > 0 && <span className="ml-1.5 rounded-full bg-accent-soft px-2 text-xs text-accent-text">{count}</span>}
      </summary>
      <div className="flex flex-wrap items-end gap-3 pt-2 pb-1">
        <label className={label}>
          {t("library.folder")}
          <Select value={filter.folder_id ?? ""} onChange={({ target }) => set("folder_id", target.value)}>
            <option value="">{t("nav.files")}</option>
            <option value="uncategorized">{t("nav.uncategorized")}</option>
            {folders.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
          </Select>
        </label>
        <label className={label}>
          {t("library.kind")}
          <Select value={filter.source ?? ""} onChange={({ target }) => set("source", target.value)}>
            <option value="">{t("library.anyKind")}</option>
            {kinds.map((kind) => <option key={kind} value={kind}>{t(`library.kind.${kind}`)}</option>)}
          </Select>
        </label>
        <label className={label}>
          {t("library.speaker")}
          <Input
            value={filter.speaker ?? ""}
            maxLength={100}
            placeholder={t("library.anyone")}
            className="!h-9 !w-32 max-md:!h-11"
            onChange={({ target }) => set("speaker", target.value)}
          />
        </label>
        <label className={label}>
          {t("library.from")}
          <Input
            type="date"
            value={filter.from ?? ""}
            className={date}
            onChange={({ target }) => set("from", target.value)}
          />
        </label>
        <label className={label}>
          {t("library.to")}
          <Input
            type="date"
            value={filter.to ?? ""}
            className={date}
            onChange={({ target }) => set("to", target.value)}
          />
        </label>
      </div>
    </details>
  )
}

const label = "grid gap-1 text-fg-2 max-md:[&_select]:!h-11"
const date = "!h-9 !w-36 max-md:!h-11"
