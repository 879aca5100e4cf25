import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { migrateGently, type Patience } from './migrate-gently.ts'
import { OutsideError } from './outside/outside-error.ts'
import * as people from './migrations/0001-people.ts'
import * as vehicles from './migrations/0002-vehicles.ts'
import * as orders from './migrations/0003-orders.ts'
import * as money from './migrations/0004-money.ts'
import * as tracking from './migrations/0005-tracking.ts'
import * as setupCodes from './migrations/0006-setup-codes.ts'
import * as consents from './migrations/0007-consents-and-evidence.ts'
import * as tableViews from './migrations/0008-table-views-and-exports.ts'
import * as peopleLists from './migrations/0009-people-lists.ts'
import * as vehicleReviews from './migrations/0010-vehicle-reviews.ts'
import * as papersOfTheHouse from './migrations/0011-papers-of-the-house.ts'
import * as tallies from './migrations/0012-tallies.ts'
import * as releases from './migrations/0013-releases.ts'
import * as onlyNamedIndexes from './migrations/0014-only-named-indexes.ts'
import * as notifications from './migrations/0015-notifications.ts'
import * as registration from './migrations/0016-registration.ts'
import * as paperVersions from './migrations/0017-paper-versions.ts'
import * as positionsByTime from './migrations/0018-positions-by-time.ts'
import * as trackingLinks from './migrations/0019-tracking-links.ts'
import * as namedVehicles from './migrations/0020-named-vehicles.ts'
import * as journal from './migrations/0021-journal.ts'
import * as payoutsAndRefunds from './migrations/0022-payouts-and-refunds.ts'
import * as standbyAndKeptNotices from './migrations/0023-standby-and-kept-notices.ts'
import * as referencePrice from './migrations/0024-reference-price.ts'
import * as papersToJudge from './migrations/0025-papers-to-judge.ts'
import * as payoutEndings from './migrations/0026-payout-endings.ts'
import * as withholdingEditions from './migrations/0027-withholding-editions.ts'
import * as signedNotices from './migrations/0028-signed-notices.ts'
import * as lastingWaits from './migrations/0029-lasting-waits.ts'
import * as complaints from './migrations/0030-complaints.ts'
import * as finishedServices from './migrations/0031-finished-services.ts'
import * as unsoldPolicies from './migrations/0032-unsold-policies.ts'
import * as turnedDownPapers from './migrations/0033-turned-down-papers.ts'
import * as integrations from './migrations/0034-integrations.ts'
import * as ownAccounts from './migrations/0035-own-accounts.ts'
import * as notificationChoices from './migrations/0036-notification-choices.ts'
import * as keptPayAccounts from './migrations/0037-kept-pay-accounts.ts'
import * as installationKeys from './migrations/0038-installation-keys.ts'
import * as recoveriesWithoutMails from './migrations/0039-recoveries-without-mails.ts'
import * as countedMoney from './migrations/0040-counted-money.ts'
import * as askedPapers from './migrations/0041-asked-papers.ts'
import * as requestsByUrgency from './migrations/0042-requests-by-urgency.ts'
import * as refundsThatCameBack from './migrations/0043-refunds-that-came-back.ts'
import * as plainPlaceNames from './migrations/0044-plain-place-names.ts'
import * as factsToldLater from './migrations/0045-facts-told-later.ts'
import * as remindedCarriers from './migrations/0046-reminded-carriers.ts'
import * as indexesOfFiles from './migrations/0047-indexes-of-files.ts'
import * as keptViews from './migrations/0048-kept-views.ts'
import * as lateTrucks from './migrations/0049-late-trucks.ts'
import * as officialReference from './migrations/0050-official-reference.ts'
import * as orderRouteFacts from './migrations/0051-order-route-facts.ts'
import * as trustedArrivals from './migrations/0052-trusted-arrivals.ts'
import * as servicesOfALane from './migrations/0053-services-of-a-lane.ts'
import * as tollEditions from './migrations/0054-toll-editions.ts'
import * as callsCountedTogether from './migrations/0056-calls-counted-together.ts'
import * as whatSandboxesKeep from './migrations/0057-what-sandboxes-keep.ts'
import * as socketsOfAllNodes from './migrations/0058-sockets-of-all-nodes.ts'
import * as keptReconciliation from './migrations/0059-kept-reconciliation.ts'
import * as loadBoard from './migrations/0060-load-board.ts'
import * as cutOfHistory from './migrations/0061-cut-of-history.ts'
import * as checkedCutOfHistory from './migrations/0062-checked-cut-of-history.ts'
import * as historyByMonth from './migrations/0063-history-by-month.ts'
import * as cutOfTrail from './migrations/0064-cut-of-trail.ts'
import * as checkedCutOfTrail from './migrations/0065-checked-cut-of-trail.ts'
import * as trailByMonth from './migrations/0066-trail-by-month.ts'
import * as messages from './migrations/0067-messages.ts'
import * as savedPlaces from './migrations/0068-saved-places.ts'
import * as orderTemplates from './migrations/0069-order-templates.ts'
import * as orderImports from './migrations/0070-order-imports.ts'
import * as recurringOrders from './migrations/0071-recurring-orders.ts'
import * as inbox from './migrations/0072-inbox.ts'
import * as savedLanes from './migrations/0073-saved-lanes.ts'
import * as remedies from './migrations/0074-remedies.ts'
import * as advanceRequests from './migrations/0075-advance-requests.ts'
import * as gatewayRefunds from './migrations/0076-gateway-refunds.ts'
import * as notes from './migrations/0077-notes.ts'
import * as margins from './migrations/0078-margins.ts'
import * as marginsOfBefore from './migrations/0079-margins-of-before.ts'
import * as months from './migrations/0080-months.ts'
import * as paperJudgements from './migrations/0081-paper-judgements.ts'
import * as payables from './migrations/0082-payables.ts'
import * as signals from './migrations/0083-signals.ts'
import * as refundAccounts from './migrations/0084-refund-accounts.ts'
import * as supportDesk from './migrations/0085-support-desk.ts'
import * as coveringIndexes from './migrations/0086-covering-indexes.ts'
import * as offersDue from './migrations/0087-offers-due.ts'
import * as runningReconciliation from './migrations/0088-running-reconciliation.ts'
import * as cutOfNotifications from './migrations/0089-cut-of-notifications.ts'
import * as checkedCutOfNotifications from './migrations/0090-checked-cut-of-notifications.ts'
import * as notificationsByMonth from './migrations/0091-notifications-by-month.ts'
import * as standingsTold from './migrations/0092-standings-told.ts'
import * as setupCodeOfAllNodes from './migrations/0055-setup-code-of-all-nodes.ts'

/** In order; a name once released never changes. */
export const migrations: Record<string, Migration> = {
  '0001-people': people,
  '0002-vehicles': vehicles,
  '0003-orders': orders,
  '0004-money': money,
  '0005-tracking': tracking,
  '0006-setup-codes': setupCodes,
  '0007-consents-and-evidence': consents,
  '0008-table-views-and-exports': tableViews,
  '0009-people-lists': peopleLists,
  '0010-vehicle-reviews': vehicleReviews,
  '0011-papers-of-the-house': papersOfTheHouse,
  '0012-tallies': tallies,
  '0013-releases': releases,
  '0014-only-named-indexes': onlyNamedIndexes,
  '0015-notifications': notifications,
  '0016-registration': registration,
  '0017-paper-versions': paperVersions,
  '0018-positions-by-time': positionsByTime,
  '0019-tracking-links': trackingLinks,
  '0020-named-vehicles': namedVehicles,
  '0021-journal': journal,
  '0022-payouts-and-refunds': payoutsAndRefunds,
  '0023-standby-and-kept-notices': standbyAndKeptNotices,
  '0024-reference-price': referencePrice,
  '0025-papers-to-judge': papersToJudge,
  '0026-payout-endings': payoutEndings,
  '0027-withholding-editions': withholdingEditions,
  '0028-signed-notices': signedNotices,
  '0029-lasting-waits': lastingWaits,
  '0030-complaints': complaints,
  '0031-finished-services': finishedServices,
  '0032-unsold-policies': unsoldPolicies,
  '0033-turned-down-papers': turnedDownPapers,
  '0034-integrations': integrations,
  '0035-own-accounts': ownAccounts,
  '0036-notification-choices': notificationChoices,
  '0037-kept-pay-accounts': keptPayAccounts,
  '0038-installation-keys': installationKeys,
  '0039-recoveries-without-mails': recoveriesWithoutMails,
  '0040-counted-money': countedMoney,
  '0041-asked-papers': askedPapers,
  '0042-requests-by-urgency': requestsByUrgency,
  '0043-refunds-that-came-back': refundsThatCameBack,
  '0044-plain-place-names': plainPlaceNames,
  '0045-facts-told-later': factsToldLater,
  '0046-reminded-carriers': remindedCarriers,
  '0047-indexes-of-files': indexesOfFiles,
  '0048-kept-views': keptViews,
  '0049-late-trucks': lateTrucks,
  '0050-official-reference': officialReference,
  '0051-order-route-facts': orderRouteFacts,
  '0052-trusted-arrivals': trustedArrivals,
  '0053-services-of-a-lane': servicesOfALane,
  '0054-toll-editions': tollEditions,
  '0055-setup-code-of-all-nodes': setupCodeOfAllNodes,
  '0056-calls-counted-together': callsCountedTogether,
  '0057-what-sandboxes-keep': whatSandboxesKeep,
  '0058-sockets-of-all-nodes': socketsOfAllNodes,
  '0059-kept-reconciliation': keptReconciliation,
  '0060-load-board': loadBoard,
  '0061-cut-of-history': cutOfHistory,
  '0062-checked-cut-of-history': checkedCutOfHistory,
  '0063-history-by-month': historyByMonth,
  '0064-cut-of-trail': cutOfTrail,
  '0065-checked-cut-of-trail': checkedCutOfTrail,
  '0066-trail-by-month': trailByMonth,
  '0067-messages': messages,
  '0068-saved-places': savedPlaces,
  '0069-order-templates': orderTemplates,
  '0070-order-imports': orderImports,
  '0071-recurring-orders': recurringOrders,
  '0072-inbox': inbox,
  '0073-saved-lanes': savedLanes,
  '0074-remedies': remedies,
  '0075-advance-requests': advanceRequests,
  '0076-gateway-refunds': gatewayRefunds,
  '0077-notes': notes,
  '0078-margins': margins,
  '0079-margins-of-before': marginsOfBefore,
  '0080-months': months,
  '0081-paper-judgements': paperJudgements,
  '0082-payables': payables,
  '0083-signals': signals,
  '0084-refund-accounts': refundAccounts,
  '0085-support-desk': supportDesk,
  '0086-covering-indexes': coveringIndexes,
  '0087-offers-due': offersDue,
  '0088-running-reconciliation': runningReconciliation,
  '0089-cut-of-notifications': cutOfNotifications,
  '0090-checked-cut-of-notifications': checkedCutOfNotifications,
  '0091-notifications-by-month': notificationsByMonth,
  '0092-standings-told': standingsTold,
}

/** The migrator's words for a schema of a release that this one does not know. */
const unknownMigration = /previously executed migration \S+ is missing/

/** Applies what is missing, gently where somebody may work beside; the schema's lock lets several nodes start at once. */
export const migrate = async <T>(
  db: Kysely<T>,
  list = migrations,
  patience: Patience = {},
): Promise<string[]> => {
  try {
    return await migrateGently(db as Kysely<unknown>, list, patience)
  } catch (error) {
    if (error instanceof Error && unknownMigration.test(error.message))
      throw new OutsideError('newerSchema', '', error)
    throw error
  }
}

/** The newest migration this build knows: of two builds the later one has the greater. */
export const schemaOfBuild = Object.keys(migrations).toSorted().at(-1) ?? ''

/** Whether the database stands at this build's schema, or past it: a newer node must not take the older ones away. docs/decisions/0046. */
export const isMigrated = async <T>(db: Kysely<T>): Promise<boolean> => {
  const { rows } = await sql`select 1 from kysely_migration where name = ${schemaOfBuild}`.execute(db)
  return rows.length > 0
}
