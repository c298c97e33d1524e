import { commandKey } from "#web/lib/keys.ts"
import { Button } from "#web/ui/button.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Bold, Eye, Heading2, Italic, List, PenLine } from "lucide-react"
import type { ReactElement, RefObject } from "react"
import { putInto, writtenIn } from "./field-selection.ts"
import { around, before, type Written } from "./formatting.ts"
import { useText } from "./texts.ts"

interface EditorToolsProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onWrite: (text: string) => void
  readonly isPreview: boolean
  readonly onPreview: (on: boolean) => void
}

/** Heading, bold, italic, list; and how it will look. */
export const EditorTools = ({ field, onWrite, isPreview, onPreview }: EditorToolsProps): ReactElement => {
  const t = useText()
  const apply = (change: (written: Written) => Written) => () => {
    if (field.current !== null) onWrite(putInto(field.current, change(writtenIn(field.current))))
  }
  const tools = [
    { label: t("editor.heading"), icon: Heading2, run: apply((written) => before(written, "## ")) },
    { label: t("editor.bold"), icon: Bold, keys: [commandKey, "B"], run: apply((written) => around(written, "**")) },
    { label: t("editor.italic"), icon: Italic, keys: [commandKey, "I"], run: apply((written) => around(written, "*")) },
    { label: t("editor.list"), icon: List, run: apply((written) => before(written, "- ")) },
  ]
  return (
    <>
      {!isPreview &&
        tools.map(({ label, icon: Icon, keys, run }) => (
          <IconButton
            key={label}
            label={label}
            {...(keys === undefined ? {} : { keys })}
            onClick={run}
            className="max-md:!size-11"
          >
            <Icon />
          </IconButton>
        ))}
      <Button tone="ghost" aria-pressed={isPreview} onClick={() => onPreview(!isPreview)} className="max-md:!h-11">
        {isPreview ? <PenLine /> : <Eye />}
        {t(isPreview ? "editor.write" : "editor.preview")}
      </Button>
    </>
  )
}
