import { ArrowUp } from "lucide-react"
import type { ReactElement } from "react"
import { useText } from "../texts.ts"

/** New files arrived while the reader points at a row. They wait, so that nothing moves under the pointer. */
export const NewPill = ({ count, onShow }: { readonly count: number; readonly onShow: () => void }): ReactElement => {
  const t = useText()
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
