import { useText } from "#web/lib/text.ts"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { type ReactElement, useEffect, useState } from "react"

/** Placeholders while rows load. */
export const ListSkeleton = ({ rows }: { readonly rows: number }): ReactElement => {
  const t = useText()
  return (
    <div className="animate-fade px-5 pt-[38px] md:px-8">
      <output className="sr-only">{t("shell.loading")}</output>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-[68px] items-center gap-4">
          <Skeleton className="size-10 rounded-md" />
          <span className="flex-1 space-y-2">
            <Skeleton className="h-4 w-64 max-w-[70%]" />
            <Skeleton className="h-3 w-[28rem] max-w-full" />
          </span>
        </div>
      ))}
    </div>
  )
}

/** How long nothing is shown: anything faster needs no skeleton. */
const skeletonDelayMs = 150

/** True once something has been going on for longer than a moment. */
export const useLate = (isActive: boolean): boolean => {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setIsLate(true), skeletonDelayMs)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isActive])
  return isActive && isLate
}
