import { useText } from "#web/lib/text.ts"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { type ReactElement, useEffect, useState } from "react"

/** Placeholders while rows load, with the columns and height of real rows. */
export const ListSkeleton = ({ rows }: { readonly rows: number }): ReactElement => {
  const t = useText()
  return (
    <div className="animate-fade px-5 pt-[38px] md:px-8">
      <output className="sr-only">{t("shell.loading")}</output>
      {Array.from(
        { length: rows },
        (_, index) => (
          <div key={index} className="flex h-[70px] items-center gap-4 max-sm:h-[90px] max-sm:items-start max-sm:py-3">
            <Skeleton className="size-10 rounded-md" />
            <span className="min-w-0 flex-1 space-y-2">
              <Skeleton className="h-4 w-64 max-w-[70%]" />
              <Skeleton className="h-3 w-[28rem] max-w-full" />
            </span>
            <Skeleton className="ml-10 hidden h-4 w-12 sm:block" />
            <Skeleton className="h-4 w-14 max-sm:hidden" />
          </div>
        ),
      )}
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
