import { useEffect, useState } from "react"

/** A value that is being typed, once it rests for so many milliseconds. What is emptied is empty at once. */
export const useSettled = (value: string, rest: number): string => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest)
    return () => clearTimeout(timer)
  }, [value, rest])
  return value === "" ? "" : settled
}
