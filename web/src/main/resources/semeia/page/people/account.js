/**
 * Who one is: guests make an account and keep what they played; accounts sign in and out, change their password, or go
 * for good.
 */
import { h } from '../dom.js';
import { date, t } from '../messages.js';
import { isNumbered, remember } from '../me.js';
import { personName } from '../words.js';
import { ask, button } from '../views/dialogs.js';
import { nameField, namingForm } from './names.js';
import { call, introduce, Refused } from './online.js';
import { problem } from './said.js';

const SHORTEST = 12;
const LONGEST = 128;

function field(name, label, attributes) {
  return h('label.field', {}, h('span', {}, label), h('input', { name, required: true, ...attributes }));
}

/** The name of an account that there is. */
const knownName = () => field('name', t('account.name'), { type: 'text', autocomplete: 'username', maxLength: 100 });
const passwordField = (fresh, label = t('account.password')) =>
  field(fresh ? 'new' : 'password', label, {
    type: 'password',
    autocomplete: fresh ? 'new-password' : 'current-password',
    minLength: fresh ? SHORTEST : 1,
    maxLength: LONGEST,
  });

/**
 * A form that does something; what goes wrong is said in it.
 * @param faults sentences for words of the server's that mean something special here
 */
function form(name, heading, hint, fields, label, act, faults = {}) {
  const said = h('p.fault', { role: 'alert' });
  const submit = async (event) => {
    event.preventDefault();
    said.textContent = '';
    try {
      await act(Object.fromEntries(new FormData(event.target)), said);
    } catch (wrong) {
      said.textContent = faults[wrong instanceof Refused ? wrong.code : ''] ?? problem(wrong);
    }
  };
  return h(
    'form.account-form',
    { 'data-form': name, onsubmit: submit },
    h('h2', {}, heading),
    hint ? h('p.note', {}, hint) : undefined,
    fields,
    said,
    h('button.primary', { type: 'submit' }, label),
  );
}

const mailField = () => field('mail', t('account.mail'), { type: 'email', autocomplete: 'email', maxLength: 254 });

/** The ways without a password, where the server sends letters: the link in one does what is asked for. */
function byMail() {
  const send = (what) => async (given, said) => {
    await introduce();
    await call('POST', '/api/session/link', what(given));
    said.textContent = t('account.mail.sent');
  };
  return [
    form(
      'link-up',
      t('account.link-up'),
      t('account.link-up.hint'),
      [nameField(), mailField()],
      t('account.link.do'),
      send(({ name, mail }) => ({ name, mail })),
      { NOT_ALLOWED: t('account.taken'), MALFORMED: t('account.name.hint') },
    ),
    form(
      'link-in',
      t('account.link-in'),
      undefined,
      [mailField()],
      t('account.link.do'),
      send(({ mail }) => ({ mail })),
    ),
  ];
}

/** @param done is called when one is somebody else */
function forGuests(me, done) {
  const signUp = async ({ name, new: password }) => done(await call('POST', '/api/account', { name, password }));
  const signIn = async ({ name, password }) => done(await call('POST', '/api/session', { name, password }));
  return h(
    'div.account',
    {},
    form(
      'sign-up',
      t('account.sign-up'),
      t('account.sign-up.hint', { n: SHORTEST }),
      [nameField(), passwordField(true)],
      t('account.sign-up.do'),
      signUp,
      { NOT_ALLOWED: t('account.taken'), MALFORMED: t('account.name.hint'), WEAK_PASSWORD: t('account.weak') },
    ),
    form(
      'sign-in',
      t('account.sign-in'),
      undefined,
      [knownName(), passwordField(false)],
      t('account.sign-in.do'),
      signIn,
      { NOT_SIGNED_IN: t('account.wrong') },
    ),
    me.links ? byMail() : undefined,
    isNumbered(me) ? namingForm(me, done) : undefined,
  );
}

function forAccounts(me, done) {
  // For programs that keep passwords.
  const whose = () =>
    h('input', { type: 'text', autocomplete: 'username', value: me.name, readOnly: true, hidden: true });

  const change = async ({ password = '', new: fresh }, said) => {
    await call('PUT', '/api/account/password', { old: password, password: fresh });
    said.textContent = t('account.changed');
  };
  const signOut = async () => {
    await call('DELETE', '/api/session');
    done();
  };
  const remove = async ({ password = '' }) => {
    const sure = await ask(t('account.delete.heading', { name: me.name }), h('p', {}, t('account.delete.text')), [
      button('', '', t('account.delete.not')),
      button('.danger', 'yes', t('account.delete.do')),
    ]);
    if (sure !== 'yes') return;
    await call('POST', '/api/account/delete', { password });
    done();
  };
  const wrong = {
    NOT_YOURS: t('account.wrong-password'),
    NOT_SIGNED_IN: t('account.wrong-password'),
    WEAK_PASSWORD: t('account.weak'),
  };
  const move = async ({ mail, password = '' }, said) => {
    await call('PUT', '/api/account/mail', { mail, password });
    said.textContent = t('account.mail.sent');
  };
  const old = me.password ? [passwordField(false)] : [];
  return h(
    'div.account',
    {},
    h(
      'section',
      {},
      h('p', {}, t('account.you', { name: me.name })),
      me.mail ? h('p.note', {}, t('account.mail.yours', { mail: me.mail })) : undefined,
      h(
        'div.buttons',
        {},
        h('a.button', { href: `#/person/${me.id}` }, t('account.profile')),
        h('button', { type: 'button', 'data-do': 'sign-out', onclick: signOut }, t('account.sign-out')),
      ),
    ),
    form(
      'password',
      t('account.change'),
      t('account.change.hint'),
      [
        whose(),
        ...(me.password ? [passwordField(false, t('account.password.old'))] : []),
        passwordField(true, t('account.password.new')),
      ],
      t('account.change.do'),
      change,
      wrong,
    ),
    me.links
      ? form(
          'mail',
          t('account.mail.change'),
          t('account.mail.hint'),
          [mailField(), ...old],
          t('account.link.do'),
          move,
          wrong,
        )
      : undefined,
    form(
      'delete',
      t('account.delete'),
      t('account.delete.text'),
      [whose(), ...(me.password ? [passwordField(false)] : [])],
      t('account.delete.do'),
      remove,
      wrong,
    ),
  );
}

/** Where one is signed in, and what programs hold a token; each can be ended but the session one looks from. */
async function sessions() {
  const { sessions: open } = await call('GET', '/api/sessions');
  const what = ({ kind, label }) => label || t(kind === 'token' ? 'account.session.token' : 'account.session.browser');
  const row = (session) => {
    const end = async ({ target }) => {
      await call('DELETE', `/api/sessions/${session.id}`);
      target.closest('li').remove();
    };
    return h(
      'li',
      {},
      h('span', {}, what(session), ' ', h('small', {}, t('account.session.used', { date: date(session.used) }))),
      session.current
        ? h('em', {}, t('account.session.this'))
        : h('button', { type: 'button', 'data-do': 'end-session', onclick: end }, t('account.session.end')),
    );
  };
  return h('section', {}, h('h2', {}, t('account.sessions')), h('ul.blocks.sessions', {}, open.map(row)));
}

/** Whom one blocks or does not hear, with the way back. */
async function blocks() {
  const { people } = await call('GET', '/api/blocks');
  const row = ({ id, name }) => {
    const end = async ({ target }) => {
      await call('DELETE', `/api/blocks/${id}`);
      target.closest('li').remove();
    };
    return h(
      'li',
      {},
      h('a', { href: `#/person/${id}` }, personName(name)),
      h('button', { type: 'button', onclick: end }, t('person.unblock')),
    );
  };
  return people.length
    ? h('section', {}, h('h2', {}, t('account.blocks')), h('ul.blocks', {}, people.map(row)))
    : undefined;
}

export function view() {
  const place = h('div', {}, h('p.loading', {}, t('people.loading')));
  const show = async (me) => {
    place.replaceChildren(
      me.guest ? forGuests(me, changed) : forAccounts(me, changed),
      ...[me.guest ? undefined : await sessions(), await blocks()].filter(Boolean),
    );
  };
  const changed = async (me) => {
    remember(me);
    return show(me ?? (await introduce())); // who has just gone is a new guest
  };
  const begin = async () => show(await introduce());
  return {
    title: t('account.title'),
    content: [h('div.hero', {}, h('h1', {}, t('account.heading'))), place],
    shown: () => begin().catch((wrong) => place.replaceChildren(h('p', {}, problem(wrong)))),
  };
}
