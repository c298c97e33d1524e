import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Input } from "#web/ui/input.tsx"
import type { Editor } from "@tiptap/core"
import { ChevronDown, ChevronUp, X } from "lucide-react"
import { type ReactElement, useEffect, useRef, useState } from "react"
import { goToNext, goToPrevious, matchesIn, replaceEvery, replaceThis, seek } from "../text/find.ts"
import { useEditorValue } from "../text/use-editor.ts"
import { useKeyDown } from "../use-key-down.ts"

interface FindBarProps {
  readonly editor: Editor
  readonly onClose: () => void
}

const fieldSize = "!h-9 min-w-0 md:!w-52 max-md:!h-11 max-md:flex-1"

/** Finds and replaces in the text. Enter goes to the next match, Shift+Enter to the previous one, Escape closes. */
export const FindBar = ({ editor, onClose }: FindBarProps): ReactElement => {
  const t = useText("summary/writing")
  const [words, setWords] = useState(() => selectedWords(editor))
  const [by, setBy] = useState("")
  const [replaced, setReplaced] = useState<number | null>(null)
  const bar = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  useEffect(() => {
    seek(editor, words, by)
    if (words !== "" && matchesIn(editor.state).now === 0) goToNext(editor)
  }, [editor, words, by])
  useEffect(() => () => {
    if (!editor.isDestroyed) seek(editor, "", "")
  }, [editor])
  const place = useEditorValue(editor, "0 0", ({ state }) => {
    const { count, now } = matchesIn(state)
    return `${now} ${count}`
  })
  const [now = 0, count = 0] = place.split(" ").map(Number)
  const result = replaced !== null
    ? t("writing.replaced", { count: replaced })
    : words === ""
    ? ""
    : count === 0
    ? t("writing.noMatch")
    : t("writing.matches", { now, count })
  const go = (step: (editor: Editor) => boolean) => {
    setReplaced(null)
    step(editor)
  }
  useKeyDown(bar, (event) => {
    const isField = event.target instanceof HTMLInputElement
    if (event.key === "Escape") onClose()
    else if (event.key === "Enter" && isField) go(event.shiftKey ? goToPrevious : goToNext)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  return (
    <search
      aria-label={t("writing.find")}
      ref={bar}
      className="flex flex-wrap items-center gap-1.5 border-b px-4 py-2 md:px-6"
    >
      <div className="flex items-center gap-1.5 max-md:w-full">
        <Input
          ref={field}
          value={words}
          aria-label={t("writing.findWhat")}
          placeholder={t("writing.findWhat")}
          onChange={({ target }) => {
            setReplaced(null)
            setWords(target.value)
          }}
          className={fieldSize}
        />
        <output className="tnum min-w-18 px-1 text-sm whitespace-nowrap text-fg-3">{result}</output>
        <IconButton label={t("writing.previous")} className="max-md:!size-11" onClick={() => go(goToPrevious)}>
          <ChevronUp />
        </IconButton>
        <IconButton label={t("writing.next")} className="max-md:!size-11" onClick={() => go(goToNext)}>
          <ChevronDown />
        </IconButton>
      </div>
      <div className="flex flex-1 items-center gap-1.5 max-md:w-full">
        <Input
          value={by}
          aria-label={t("writing.replaceBy")}
          placeholder={t("writing.replaceBy")}
          onChange={({ target }) => setBy(target.value)}
          className={fieldSize}
        />
        <Button className="max-md:!h-11 max-md:!px-2.5" aria-disabled={count === 0} onClick={() => go(replaceThis)}>
          {t("writing.replace")}
        </Button>
        <Button
          className="max-md:!h-11 max-md:!px-2.5"
          // Not disabled: with the last match it would lose the focus.
          aria-disabled={count === 0}
          onClick={() => count > 0 && setReplaced(replaceEvery(editor))}
        >
          {t("writing.replaceAll")}
        </Button>
        <IconButton label={t("writing.closeFind")} className="ml-auto max-md:!size-11" onClick={onClose}>
          <X />
        </IconButton>
      </div>
    </search>
  )
}

/** What was selected when the bar opened, if that is part of a line. */
const selectedWords = ({ state }: Editor): string => {
  const { from, to, $from, $to } = state.selection
  return $from.sameParent($to) ? state.doc.textBetween(from, to) : ""
}
