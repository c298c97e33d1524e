import { clsx } from "clsx"
import type { ReactElement, ReactNode } from "react"

/** A surface with a part of a tool. */
export const Card = (
  { className, children }: { readonly className?: string; readonly children: ReactNode },
): ReactElement => <div className={clsx("rounded-xl bg-raised p-4 shadow-e3 sm:p-5", className)}>{children}</div>
