import { playerTime } from "#web/entities/playback/player-state.ts"
import { clock } from "#web/lib/format.ts"
import { commandKey } from "#web/lib/keys.ts"
import { useText } from "#web/lib/text.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import type { Editor } from "@tiptap/core"
import { clsx } from "clsx"
import { Clock, Link2, Maximize2, Minimize2, Search } from "lucide-react"
import type { ReactElement } from "react"
import { useEditorValue } from "../text/use-editor.ts"
import { Roving } from "./roving.tsx"
import { StyleMenu } from "./style-menu.tsx"
import { firstTools, textTools, type Tool } from "./tools.ts"

export type Panel = "find" | "link" | null

interface ToolBarProps {
  readonly editor: Editor
  /** Whether there is a recording, whose moments can be cited. */
  readonly isSpoken: boolean
  readonly panel: Panel
  readonly onPanel: (panel: Panel) => void
  readonly isFull: boolean
  readonly onFull: (on: boolean) => void
}

const size = "max-md:!size-11"

export const ToolBar = ({ editor, isSpoken, panel, onPanel, isFull, onFull }: ToolBarProps): ReactElement => {
  const t = useText("summary/writing")
  const isLink = useEditorValue(editor, false, () => editor.isActive("link"))
  return (
    <Roving label={t("writing.tools")} className="scroll min-w-0 gap-0.5 max-md:gap-0 max-md:overflow-x-auto">
      {firstTools.map((tool) => <ToolButton key={tool.label} editor={editor} tool={tool} />)}
      <Line />
      <StyleMenu editor={editor} />
      <Line />
      {textTools.map((tool) => <ToolButton key={tool.label} editor={editor} tool={tool} />)}
      <Line />
      <IconButton
        label={t("writing.link")}
        keys={[commandKey, "K"]}
        aria-pressed={isLink}
        aria-expanded={panel === "link"}
        onClick={() => onPanel(panel === "link" ? null : "link")}
        className={clsx(size, isLink && on)}
      >
        <Link2 />
      </IconButton>
      {isSpoken && (
        <IconButton label={t("writing.cite")} onClick={() => cite(editor)} className={size}>
          <Clock />
        </IconButton>
      )}
      <IconButton
        label={t("writing.find")}
        keys={[commandKey, "F"]}
        aria-expanded={panel === "find"}
        onClick={() => onPanel(panel === "find" ? null : "find")}
        className={clsx(size, panel === "find" && on)}
      >
        <Search />
      </IconButton>
      <IconButton
        label={t(isFull ? "writing.leaveFull" : "writing.full")}
        aria-pressed={isFull}
        onClick={() => onFull(!isFull)}
        className={size}
      >
        {isFull ? <Minimize2 /> : <Maximize2 />}
      </IconButton>
    </Roving>
  )
}

const on = "!bg-accent-soft !text-accent-text"

const Line = (): ReactElement => <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line max-md:mx-0.5" />

/** A chip for the moment that the player is at. */
const cite = (editor: Editor): void => {
  const at = Math.floor(playerTime.get() / 1000)
  const chip = { type: "citation", attrs: { href: `#t=${at}`, label: clock(at * 1000) } }
  editor.chain().focus().insertContent([{ type: "text", text: " " }, chip]).run()
}

const ToolButton = ({ editor, tool }: { readonly editor: Editor; readonly tool: Tool }): ReactElement => {
  const t = useText("summary/writing")
  const isOn = useEditorValue(editor, false, (now) => tool.isOn?.(now) ?? false)
  const isPossible = useEditorValue(editor, false, (now) => tool.isPossible?.(now) ?? true)
  return (
    <IconButton
      label={t(tool.label)}
      {...(tool.keys === undefined ? {} : { keys: tool.keys })}
      {...(tool.isOn === undefined ? {} : { "aria-pressed": isOn })}
      // Not disabled: it would lose the focus once it cannot be used.
      aria-disabled={!isPossible}
      // The selection in the text stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isPossible && tool.run(editor)}
      className={clsx(size, isOn && on)}
    >
      <tool.icon />
    </IconButton>
  )
}
