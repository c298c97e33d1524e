import { commandKey } from "#web/lib/keys.ts"
import { Button } from "#web/ui/button.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Bold, Eye, Heading2, Italic, List, PenLine } from "lucide-react"
import type { ReactElement, RefObject } from "react"
import { around, before, type Selection, selectionIn, writeInto } from "./formatting.ts"
import { useText } from "./texts.ts"

interface EditorToolsProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onWrite: (text: string) => void
  readonly isPreview: boolean
  readonly onPreview: (on: boolean) => void
}

/** Heading, bold, italic, list, and a preview. */
export const EditorTools = ({ field, onWrite, isPreview, onPreview }: EditorToolsProps): ReactElement => {
  const t = useText()
  const apply = (change: (selection: Selection) => Selection) => () => {
    if (field.current !== null) onWrite(writeInto(field.current, change(selectionIn(field.current))))
  }
  const tools = [
    { label: t("editor.heading"), icon: Heading2, run: apply((selection) => before(selection, "## ")) },
    {
      label: t("editor.bold"),
      icon: Bold,
      keys: [commandKey, "B"],
      run: apply((selection) => around(selection, "**")),
    },
    {
      label: t("editor.italic"),
      icon: Italic,
      keys: [commandKey, "I"],
      run: apply((selection) => around(selection, "*")),
    },
    { label: t("editor.list"), icon: List, run: apply((selection) => before(selection, "- ")) },
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
