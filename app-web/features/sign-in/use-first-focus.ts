import { type RefObject, useEffect } from "react"

const controls = "a,button,input,select,textarea,[tabindex='0']"

/** Focuses the first field of a form that appears, unless the reader has moved the focus in the meantime. */
export const useFirstFocus = (field: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    if (document.activeElement?.matches(controls) !== true) field.current?.focus()
  }, [field])
