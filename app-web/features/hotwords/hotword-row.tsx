import { useText } from "#web/lib/text.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Switch } from "#web/ui/switch.tsx"
import { Pencil, Trash2 } from "lucide-react"
import { type ReactElement, useRef, useState } from "react"
import { HotwordField } from "./hotword-field.tsx"
import type { Hotword, Hotwords } from "./use-hotwords.ts"

interface HotwordRowProps extends Pick<Hotwords, "edit"> {
  readonly hotword: Hotword
  readonly isPaid: boolean
  readonly onDelete: (hotword: Hotword) => void
}

export const HotwordRow = ({ hotword, isPaid, edit, onDelete }: HotwordRowProps): ReactElement => {
  const { id, text, language, status } = hotword
  const t = useText("hotwords")
  const [isEdited, setEdited] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const endEditing = () => {
    setEdited(false)
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>("[data-edit]")?.focus())
  }
  const removeThis = () => {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling
    const close = row.current?.closest("[role=dialog]")?.querySelector<HTMLElement>("textarea, button")
    ;(next?.querySelector<HTMLElement>("[data-delete]") ?? close)?.focus()
    onDelete(hotword)
  }
  return (
    <li ref={row} className="flex min-h-12 items-center gap-2 py-1">
      {isEdited
        ? <HotwordField hotword={hotword} onSave={(changed) => edit({ id, text: changed })} onEnd={endEditing} />
        : (
          <>
            <span className="min-w-0 flex-1 truncate" lang={language} title={text}>{text}</span>
            <span className="text-sm text-fg-3">{t(`hotwords.${language}`)}</span>
          </>
        )}
      {isPaid && (
        <>
          <Switch
            checked={status === "enabled"}
            aria-label={t("hotwords.on", { text })}
            onCheckedChange={(checked) => edit({ id, status: checked ? "enabled" : "disabled" })}
          />
          {!isEdited && (
            <IconButton data-edit label={t("hotwords.edit", { text })} onClick={() => setEdited(true)}>
              <Pencil />
            </IconButton>
          )}
        </>
      )}
      <IconButton data-delete label={t("hotwords.delete", { text })} onClick={removeThis}>
        <Trash2 />
      </IconButton>
    </li>
  )
}
