import { clsx } from "clsx"
import type { ReactElement } from "react"

/** A placeholder while content loads. */
export const Skeleton = ({ className }: { readonly className?: string }): ReactElement => (
  <span aria-hidden className={clsx("block animate-pulse rounded-sm bg-hover", className)} />
)
