import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Input } from "#web/ui/input.tsx"
import type { Editor } from "@tiptap/core"
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from "react"
import { linkTarget, safeHref } from "../text/link.ts"

interface LinkBarProps {
  readonly editor: Editor
  readonly onClose: () => void
}

/** The address of the link at the caret, or of a new one. If there is no word to link, the address becomes the text. */
export const LinkBar = ({ editor, onClose }: LinkBarProps): ReactElement => {
  const t = useText("summary/writing")
  const [address, setAddress] = useState(() => String(editor.getAttributes("link")["href"] ?? ""))
  const [isWrong, setWrong] = useState(false)
  const isLink = editor.isActive("link")
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const set = (event: FormEvent) => {
    event.preventDefault()
    const href = safeHref(address)
    setWrong(href === null)
    if (href === null) return
    const target = isLink ? null : linkTarget(editor.state)
    const { from } = editor.state.selection
    if (isLink) editor.chain().extendMarkRange("link").setMark("link", { href }).run()
    else if (target === null) {
      const link = { type: "link", attrs: { href } }
      editor.commands.insertContentAt(from, [{ type: "text", text: address.trim(), marks: [link] }])
    } else editor.chain().setTextSelection(target).setMark("link", { href }).setTextSelection(target.to).run()
    onClose()
  }
  const remove = () => {
    editor.chain().extendMarkRange("link").unsetMark("link").run()
    onClose()
  }
  return (
    <form
      onSubmit={set}
      className="flex flex-wrap items-center gap-1.5 border-b px-4 py-2 md:px-6"
    >
      <Input
        ref={field}
        value={address}
        aria-label={t("writing.address")}
        placeholder="https://"
        aria-invalid={isWrong}
        inputMode="url"
        onChange={({ target }) => setAddress(target.value)}
        className="!h-9 min-w-40 flex-1 max-md:!h-11 md:max-w-96"
      />
      <Button type="submit" tone="soft" className="max-md:!h-11">{t("writing.setLink")}</Button>
      {isLink && <Button tone="ghost" className="max-md:!h-11" onClick={remove}>{t("writing.removeLink")}</Button>}
      {isWrong && <p role="alert" className="w-full text-sm text-bad">{t("writing.badLink")}</p>}
    </form>
  )
}
