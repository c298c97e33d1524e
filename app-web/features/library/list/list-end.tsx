import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { RotateCcw } from "lucide-react"
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from "react"

interface ListEndProps {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly onMore: () => void
  /** Shown at the very end. */
  readonly children?: ReactNode
}

/** The end of the loaded rows: more are loaded before it is reached. */
export const ListEnd = ({ scroller, hasMore, isLoading, isFailed, onMore, children }: ListEndProps): ReactElement => {
  const t = useText("library")
  const end = useRef<HTMLDivElement>(null)
  const isWaiting = hasMore && !isLoading && !isFailed
  useEffect(() => {
    if (end.current === null || !isWaiting) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && onMore(), {
      root: scroller.current,
      rootMargin: "800px 0px",
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isWaiting, onMore, scroller])
  if (isFailed) {
    return (
      <div role="alert" className="flex items-center justify-center gap-4 px-5 py-6 text-sm text-bad">
        {t("list.moreFailed")}
        <Button size="sm" onClick={onMore}>
          <RotateCcw />
          {t("act.retry")}
        </Button>
      </div>
    )
  }
  return (
    <div ref={end}>
      {hasMore ? <div className="grid h-16 place-items-center">{isLoading && <Spinner />}</div> : children}
    </div>
  )
}
