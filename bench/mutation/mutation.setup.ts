/** A change is noticed by the first case that fails; looking for the smallest one would take the time of many changes. */
import fc from 'fast-check'

fc.configureGlobal({ endOnFailure: true })
