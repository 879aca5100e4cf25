/** Everything there is of one person, section by section. Decisions §17. */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#context.ts'

type Cell = string | number | boolean | null
export type Section = { name: string; total: number; rows: Record<string, Cell>[] }

/** Each section holds at most this many rows, the newest ones. */
const rowsMost = 5_000

type Statement = (id: string) => RawBuilder<unknown>

/** The words of the other side, and amounts that are not his to know, stay out. Security B3. */
const statements: Record<string, Statement> = {
  profile: (id) => sql`
    select name, email, identification, cell_phone, role, address, birth_on::text, bank, account_type, account_number,
      is_active, validation, created_at from users where id = ${id}`,
  consents: (id) => sql`
    select kind, version, is_given, channel, at from consents where user_id = ${id} order by id desc`,
  sessions: (id) => sql`
    select (array_agg(browser order by last_seen_at desc))[1] as browser, (array_agg(system order by last_seen_at desc))[1] as system,
      min(created_at) as created_at, max(last_seen_at) as last_seen_at, max(expires_at) as expires_at
    from sessions where user_id = ${id} group by family_id having bool_or(ended_at is null) order by max(last_seen_at) desc`,
  second_factor: (id) => sql`
    select confirmed_at as since from second_factors where user_id = ${id} and confirmed_at is not null`,
  pay_change: (id) => sql`
    select bank, account_type, account_number, asked_at, counts_from from pay_account_changes where user_id = ${id}`,
  account_checks: (id) => sql`
    select changed_at, checked_at, note from account_checks where carrier_id = ${id} order by changed_at desc`,
  keys: (id) => sql`
    select name, ending, array_to_string(scopes, ' ') as scopes, created_at, expires_at, last_used_at, ended_at
    from api_keys where user_id = ${id} order by created_at desc`,
  webhooks: (id) => sql`
    select url, array_to_string(events, ' ') as events, is_active, created_at, last_delivered_at, removed_at
    from webhooks where user_id = ${id} order by created_at desc`,
  papers: (id) => sql`
    select name, category, issued_on::text, expires_on::text, is_active as is_validated, created_at from credentials
    where user_id = ${id} or vehicle_id in (select id from vehicles where owner_id = ${id}) order by created_at desc`,
  files: (id) => sql`
    select id, media_type, size_bytes, object_kind as belongs_to, object_id as belongs_to_id, created_at from files
    where owner_id = ${id} order by created_at desc`,
  vehicles: (id) => sql`
    select license_plate, trailer_plate, model, capacity_text, service, registered_on::text, is_active, created_at
    from vehicles where owner_id = ${id} order by created_at desc`,
  services: (id) => sql`
    select id, case when client_id = ${id} then 'client' when carrier_id = ${id} then 'carrier' else 'driver' end as part,
      status, origin_name, destination_name, reservation_at, weight, description,
      case when client_id = ${id} then total_pesos end as paid_pesos,
      case when carrier_id = ${id} then carrier_pesos end as earned_pesos, created_at, finish_at, cancelled_at
    from orders where client_id = ${id} or carrier_id = ${id} or driver_id = ${id} order by created_at desc`,
  saved_places: (id) => sql`
    select name, place_name, contact_name, contact_phone, hours::text, instructions, created_at from saved_places
    where owner_id = ${id} order by created_at desc`,
  saved_lanes: (id) => sql`
    select l.name, l.state, l.origin_code, l.origin_km, l.destination_code, l.destination_km, l.per_km_least, l.weight_most_kg,
      t.quiet_from, t.quiet_to, t.most_a_day, l.created_at
    from saved_lanes l left join lane_alert_times t on t.owner_id = l.owner_id where l.owner_id = ${id} order by l.created_at desc`,
  order_contacts: (id) => sql`
    select c.order_id, c.site, c.contact_name, c.contact_phone, c.hours::text, c.instructions
    from order_contacts c join orders o on o.id = c.order_id where o.client_id = ${id} order by o.created_at desc`,
  order_templates: (id) => sql`
    select name, pattern::text, uses, used_at, created_at from order_templates where owner_id = ${id} order by created_at desc`,
  order_imports: (id) => sql`
    select i.name, i.state, i.created_at, r.row_number, r.cells::text, r.reference, r.order_id from order_imports i
    join order_import_rows r on r.import_id = i.id where i.owner_id = ${id} order by i.created_at desc, r.row_number`,
  recurring_orders: (id) => sql`
    select name, pattern::text, array_to_string(weekdays, ' ') as weekdays, from_on::text, until_on::text, holidays, lead_days, net_pesos,
      state, created_at from recurring_orders where owner_id = ${id} order by created_at desc`,
  offers: (id) => sql`
    select order_id, state, carrier_pesos as value_pesos, description, created_at from offers
    where carrier_id = ${id} order by created_at desc`,
  payouts: (id) => sql`
    select order_id, kind, state, gross_pesos, withheld_pesos, net_pesos, bank, account_number, reference, earned_at
    from payouts where carrier_id = ${id} order by earned_at desc`,
  refunds: (id) => sql`
    select r.order_id, r.amount_pesos, r.state, r.reference, r.asked_at, r.paid_at
    from refunds r join orders o on o.id = r.order_id where o.client_id = ${id} order by r.asked_at desc`,
  refund_accounts: (id) => sql`
    select d.order_id, a.bank, a.account_type, a.account_number, a.holder, a.document, a.asked_at, a.given_at
    from refund_accounts a join refunds_due d on d.id = a.refund_id join orders o on o.id = d.order_id
    where o.client_id = ${id} order by a.asked_at desc`,
  ratings: (id) => sql`
    select order_id, direction, stars, description, created_at from ratings where rater_id = ${id} order by created_at desc`,
  ratings_received: (id) => sql`
    select r.order_id, r.stars, r.description, r.created_at from ratings r join orders o on o.id = r.order_id
    where r.rater_id <> ${id} and ((r.direction = 'client' and o.carrier_id = ${id}) or (r.direction = 'carrier' and o.client_id = ${id}))
    order by r.created_at desc`,
  requests: (id) => sql`
    select number, kind, subject, description, status, response, due_on::text, created_at, solved_at
    from support_requests where user_id = ${id} order by created_at desc`,
  request_replies: (id) => sql`
    select r.number, p.body as text, jsonb_array_length(p.files) as files, p.from_address, p.created_at
    from support_replies p join support_requests r on r.id = p.request_id where p.author_id = ${id} order by p.created_at desc`,
  mails: (id) => sql`
    select received_at, from_address, subject, body as text, state, erased_at
    from support_mails where user_id = ${id} and reason is not null order by received_at desc`,
  messages: (id) => sql`
    select order_id, body as text, cardinality(image_ids) as photos, latitude, longitude, is_masked, written_at, created_at, erased_at
    from messages where author_id = ${id} and kind = 'words' order by created_at desc`,
  notes: (id) => sql`
    select order_id, request_id, body as text, created_at, changed_at, removed_at, erased_at
    from order_notes where author_id = ${id} order by created_at desc`,
  notifications: (id) => sql`
    select kind, order_id, created_at, read_at from notifications_by_month where user_id = ${id} order by created_at desc`,
  choices: (id) => sql`
    select topic, channel, is_on, changed_at from notification_choices where user_id = ${id} order by topic, channel`,
  whatsapp: (id) => sql`
    select number, agreed_version, agreed_at from whatsapp_numbers where user_id = ${id}`,
  push: (id) => sql`
    select split_part(endpoint, '/', 3) as service, created_at from push_subscriptions where user_id = ${id}
    order by created_at desc`,
  devices: (id) => sql`
    select name, created_at, last_used_at, revoked_at from device_tokens where user_id = ${id} order by created_at desc`,
  positions: (id) => sql`
    select order_id, at, latitude, longitude, speed_kmh from positions
    where order_id in (select id from orders where driver_id = ${id}) and driver_id = ${id} order by at desc`,
  trail: (id) => sql`
    select act, object_kind, object_id, at from audit_trail where actor_id = ${id} order by id desc`,
}

const cellOf = (value: unknown): Cell => {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return null
}

const read = async (db: Db, name: string, statement: RawBuilder<unknown>): Promise<Section> => {
  const { rows } = await sql<Record<string, unknown>>`
    select *, count(*) over () as section_total from (${statement}) s limit ${rowsMost}`.execute(db)
  return {
    name,
    total: Number(rows[0]?.['section_total'] ?? 0),
    rows: rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([key, value]) =>
          key === 'section_total' ? [] : [[key, cellOf(value)]],
        ),
      ),
    ),
  }
}

export const dataSections = async (db: Db, userId: string): Promise<Section[]> => {
  const sections: Section[] = []
  for (const [name, statement] of Object.entries(statements))
    sections.push(await read(db, name, statement(userId)))
  return sections
}
