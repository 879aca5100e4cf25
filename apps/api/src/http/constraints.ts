/** Database guards in our own words: a race lost at a constraint reads like the rule it guards. */
import type { ErrorCode } from '@arriero/domain/errors/errors'

export const codesOfConstraints: Record<string, ErrorCode> = {
  users_email_key_unique: 'email.taken',
  vehicles_plate_unique: 'plate.taken',
  orders_driver_free: 'driver.busy',
  orders_vehicle_free: 'vehicle.busy',
  orders_driver_running: 'order.busy_driver_running',
  orders_vehicle_running: 'vehicle.busy',
  orders_status_moves: 'order.already_moving',
  offers_one_live: 'offer.not_open',
  offers_one_accepted: 'order.not_open',
  advance_requests_open: 'advance.already_asked',
  payment_attempts_one_open: 'order.already_paid',
  payment_attempts_one_applied: 'order.already_paid',
  insurance_policies_pkey: 'insurance.already_bought',
  table_views_name_once: 'view.name_taken',
  saved_places_name_once: 'place.name_taken',
  order_templates_name_once: 'template.name_taken',
  reply_templates_name: 'reply_template.name_taken',
  cancellations_once: 'order.cancelled',
  refunds_reference_once: 'refund.reference_used',
  refunds_sum: 'refund.beyond_payment',
  gateway_refunds_open: 'refund.with_gateway',
  ratings_once: 'rating.already_given',
  rates_version_once: 'rates.changed',
  journal_month_closed: 'month.closed',
  month_closings_pkey: 'month.closed',
  month_closings_in_turn: 'month.earlier_open',
  month_closings_over: 'month.not_over',
  vat_base_changes_planned: 'rates.vat_base_day_taken',
}

export const codeOfConstraint = (error: unknown): ErrorCode | undefined =>
  typeof error === 'object' && error !== null && 'constraint' in error && typeof error.constraint === 'string'
    ? codesOfConstraints[error.constraint]
    : undefined
