import type { ObjectShelf } from "#adapters/payments/simulated-checkout/object-shelf.ts"
import { type Books, readBooks } from "./books.ts"

/** The same records without a person's address. Payments and their amounts stay, as in our own books. */
export const withoutAddress = (books: Books, address: string): Books => ({
  ...books,
  customers: mapped(books.customers, (one) => one.email === address ? { ...one, email: null } : one),
  sessions: mapped(books.sessions, (one) => one.customer_email === address ? { ...one, customer_email: null } : one),
  answered: Object.fromEntries(
    Object.entries(books.answered).filter(([, { answer }]) => !answer.includes(JSON.stringify(address))),
  ),
})

const mapped = <Value>(all: Record<string, Value>, change: (value: Value) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]))

/** For records of a checkout that no longer runs. */
export const forgetOnShelf = async (shelf: ObjectShelf, address: string): Promise<void> => {
  const books = await readBooks(shelf)
  const text = JSON.stringify(withoutAddress(books, address))
  if (text !== JSON.stringify(books)) await shelf.save(text)
}
