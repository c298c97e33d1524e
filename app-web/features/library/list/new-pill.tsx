import { useText } from "#web/lib/text.ts"
import { ArrowUp } from "lucide-react"
import { type PointerEvent, type ReactElement, useState } from "react"

/** New files arrived while the reader points at a row. They wait, so that nothing moves under the pointer. */
export const NewPill = ({ count, onShow }: { readonly count: number; readonly onShow: () => void }): ReactElement => {
  const t = useText("library")
  return (
    <div className="pointer-events-none absolute inset-x-0 top-2 z-30 flex justify-center">
      <button
        type="button"
        onClick={onShow}
        className="pointer-events-auto flex h-9 animate-pop items-center gap-2 rounded-full bg-accent px-4 text-sm font-[540] text-on-accent shadow-e3 hover:bg-accent-hover max-md:h-11"
      >
        <ArrowUp className="size-4" />
        {t("list.new", { count })}
      </button>
    </div>
  )
}

/** Whether the mouse points at the element. Only a mouse that has moved counts, not one that rests where it appears. */
export const usePointing = () => {
  const [isPointing, setIsPointing] = useState(false)
  const stopPointing = () => setIsPointing(false)
  return {
    isPointing,
    stopPointing,
    pointing: {
      onPointerMove: ({ pointerType }: PointerEvent) => setIsPointing(pointerType === "mouse"),
      onPointerLeave: stopPointing,
    },
  }
}
