import { sql, type Kysely } from 'kysely'

const withGateway = sql`('requested','sent','unknown','underway')`

/** One try at giving money back through the gateway; what was sent once is never sent again before it was asked about. docs/decisions/0068. */
const tries = async (db: Kysely<unknown>) => {
  await sql`
    create table gateway_refunds (
      id text collate "C" primary key,
      refund_id text collate "C" not null references refunds (id),
      order_id text collate "C" not null references orders (id),
      attempt_id text collate "C" not null references payment_attempts (id),
      -- The gateway's own name of the payment.
      payment_id text not null,
      amount_pesos bigint not null check (amount_pesos > 0),
      state text not null check (state in ('requested','sent','unknown','underway','done','refused')),
      -- The gateway's own name of what it gave back.
      credit_id text,
      code text,
      message text,
      remedy text,
      asked_by text collate "C" not null references users (id),
      asked_at timestamptz not null,
      sent_at timestamptz,
      look_at timestamptz,
      ended_at timestamptz,
      constraint gateway_refunds_ended check ((state in ('done','refused')) = (ended_at is not null)),
      constraint gateway_refunds_credit check (state not in ('done','underway') or credit_id is not null)
    )`.execute(db)
  await sql`create index gateway_refunds_of_refund on gateway_refunds (refund_id, asked_at, id)`.execute(db)
  await sql`create index gateway_refunds_of_order on gateway_refunds (order_id)`.execute(db)
  // One at a time of a payment: what stands at the gateway is then of one try alone.
  await sql`create unique index gateway_refunds_open on gateway_refunds (attempt_id) where state in ${withGateway}`.execute(
    db,
  )
  await sql`create unique index gateway_refunds_credit_once on gateway_refunds (credit_id)`.execute(db)
  await sql`create index gateway_refunds_to_look on gateway_refunds (look_at) where state in ${withGateway}`.execute(
    db,
  )
}

/** Never more goes back of a payment than it brought, whoever writes it. */
const sums = async (db: Kysely<unknown>) => {
  await sql`
    create function guard_refund_sums() returns trigger language plpgsql as $$
    declare
      attempt text;
      taken bigint;
      given bigint;
    begin
      select d.attempt_id into attempt from refunds_due d where d.id = new.id;
      if attempt is null then return new; end if;
      select a.amount_pesos into taken from payment_attempts a where a.id = attempt for update;
      select coalesce(sum(r.amount_pesos), 0) into given from refunds r join refunds_due d on d.id = r.id
        where d.attempt_id = attempt and r.id <> new.id and r.state <> 'rejected';
      if given + new.amount_pesos > taken then
        raise exception 'more goes back than the payment brought' using constraint = 'refunds_sum';
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger refunds_sum before insert or update of state, amount_pesos on refunds
    for each row when (new.state <> 'rejected') execute function guard_refund_sums()`.execute(db)
}

/** Refunds go back through the gateway too. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table refunds drop constraint refunds_state,
      add constraint refunds_state
        check (state in ('confirming','requested','sent','unknown','underway','paid','rejected')),
      add column way text not null default 'hand' constraint refunds_way check (way in ('hand','gateway'))`.execute(
    db,
  )
  await tries(db)
  await sums(db)
}
