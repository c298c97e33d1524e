import { player } from "#web/entities/playback/player.ts"
import { useIsManaged, useMayEdit } from "#web/entities/task/task-item.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { clock } from "#web/lib/format.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { Button } from "#web/ui/button.tsx"
import { Copy, Pencil, Play, RefreshCw, UserRound } from "lucide-react"
import { type ReactElement, type RefObject, useEffect, useState } from "react"
import { createPortal } from "react-dom"
import { openAgainFor } from "../again/again-span.ts"

interface LineToolsProps {
  readonly list: RefObject<HTMLElement | null>
  readonly lines: Lines
  readonly lineOf: (element: Element) => number
  readonly isSpoken: boolean
  readonly onEdit: (line: number, caret: number | null) => void
  readonly onSpeaker: (line: number, anchor: Element) => void
}

/**
 * One toolbar for all lines: it moves to the line under the mouse, with the focus, or touched last. It stands in the margin,
 * or for fingers under the line, so that it never covers words.
 */
export const LineTools = (
  { list, lines, lineOf, isSpoken, onEdit, onSpeaker }: LineToolsProps,
): ReactElement | null => {
  const t = useText("transcript")
  const isManaged = useIsManaged()
  const mayEdit = useMayEdit()
  const host = useHost(list)
  const line = host === null || !host.isConnected ? -1 : lineOf(host)
  if (host === null || line < 0) return null
  const time = clock(lines.begins[line] ?? 0)
  const copy = () => void navigator.clipboard.writeText(lines.texts[line] ?? "").then(() => toast(t("act.copied")))
  const spanOf = (element: Element) => {
    const nth = lineOf(element)
    return { begin: lines.begins[nth] ?? 0, end: lines.ends[nth] ?? 0 }
  }
  const tools = [
    ...(isSpoken
      ? [{
        icon: Play,
        label: t("transcript.playFrom", { time }),
        act: () => player.seek(lines.begins[line] ?? 0, true),
      }]
      : []),
    ...(mayEdit ? [{ icon: Pencil, label: t("act.edit"), act: () => onEdit(line, null) }] : []),
    { icon: Copy, label: t("act.copy"), act: copy },
    ...(isSpoken && mayEdit
      ? [
        {
          icon: UserRound,
          label: t("speakers.change"),
          act: () => onSpeaker(line, host.querySelector("[data-text]") ?? host),
        },
        ...(isManaged
          ? [{ icon: RefreshCw, label: t("again.title"), act: () => openAgainFor(host, spanOf) }]
          : []),
      ]
      : []),
  ]
  return createPortal(
    <span
      data-tools
      className="z-20 hidden items-center rounded-sm bg-raised p-0.5 shadow-e3 group-focus-within:flex group-hover:flex group-has-[textarea]:!hidden absolute top-0 -right-[31px] flex-col pointer-coarse:static pointer-coarse:flex pointer-coarse:basis-full pointer-coarse:flex-row pointer-coarse:justify-end"
    >
      {tools.map(({ icon: Icon, label, act }) => (
        <Button
          key={label}
          tone="ghost"
          size="iconSm"
          className="!size-7 pointer-coarse:!size-11"
          aria-label={label}
          title={label}
          onClick={act}
        >
          <Icon />
        </Button>
      ))}
    </span>,
    host,
  )
}

const useHost = (list: RefObject<HTMLElement | null>): Element | null => {
  const [host, setHost] = useState<Element | null>(null)
  useEffect(() => {
    const element = list.current
    if (element === null) return
    const move = ({ target }: Event) => {
      const body = target instanceof Element ? target.closest("[data-body]") : null
      if (body !== null) setHost(body)
    }
    // A scrolling finger touches many lines without meaning them.
    const onOver = (event: PointerEvent) => event.pointerType === "mouse" && move(event)
    element.addEventListener("pointerover", onOver)
    element.addEventListener("focusin", move)
    element.addEventListener("click", move)
    return () => {
      element.removeEventListener("pointerover", onOver)
      element.removeEventListener("focusin", move)
      element.removeEventListener("click", move)
    }
  }, [list])
  return host
}
