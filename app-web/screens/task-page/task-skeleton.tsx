import { Skeleton } from "#web/ui/skeleton.tsx"
import type { ReactElement } from "react"

/** A task that is loading, in the shape it will have. */
export const TaskSkeleton = (): ReactElement => (
  <div className="flex h-full flex-col">
    <div className="shrink-0 space-y-4 border-b px-4 pt-4 pb-3.5 md:px-6">
      <Skeleton className="h-7 w-72 max-w-full" />
      <Skeleton className="h-5 w-56 max-w-full" />
    </div>
    <div className="mx-auto w-full max-w-[832px] flex-1 space-y-7 overflow-hidden p-8">
      {["a", "b", "c", "d", "e", "f"].map((name) => (
        <div key={name} className="space-y-2.5">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  </div>
)
