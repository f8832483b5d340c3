/**
 * The rows of every table in schema public, as the migrations make them. Written by `npm run db:types`; do not edit.
 */
export interface Tables {
  addresses: {
    id: string;
    user_id: string;
    type: string;
    name: string;
    phone: string;
    address: string;
    city: string;
    state: string;
    pincode: string;
    is_default: boolean;
    created_at: string;
  };
  admin_actions: {
    id: number;
    admin_id: string;
    admin_email: string;
    action: string;
    target: string;
    before: unknown | null;
    after: unknown | null;
    created_at: string;
  };
  affiliate_bonuses: {
    affiliate_id: string;
    month: string;
    sales: number;
    base: number;
    percent: number;
    amount: number;
    payout_id: string | null;
    created_at: string;
  };
  affiliate_payouts: {
    id: string;
    affiliate_id: string | null;
    amount: number;
    state: string;
    vpa: string;
    reference: string;
    requested_at: string;
    due_on: string;
    settled_at: string | null;
  };
  affiliate_tiers: {
    from_amount: number;
    percent: number;
  };
  bag_lines: {
    user_id: string;
    variant_id: string;
    quantity: number;
    added_at: string;
  };
  bag_merges: {
    user_id: string;
    merge_id: string;
    merged_at: string;
  };
  bulk_inquiries: {
    id: string;
    submission_id: string;
    reference: string;
    user_id: string | null;
    company_name: string;
    contact_person: string;
    email: string;
    phone: string;
    product_category: string;
    quantity: string;
    message: string;
    status: string;
    assignee_id: string | null;
    created_at: string;
    updated_at: string;
  };
  categories: {
    id: string;
    name: string;
    description: string;
    image: string;
    icon: string;
    position: number;
  };
  commissions: {
    id: string;
    order_id: string;
    affiliate_id: string | null;
    base: number;
    percent: number;
    amount: number;
    state: string;
    created_at: string;
    approved_at: string | null;
    paid_at: string | null;
    reversed_at: string | null;
    payout_id: string | null;
  };
  contact_messages: {
    id: string;
    submission_id: string;
    reference: string;
    user_id: string | null;
    channel: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    status: string;
    assignee_id: string | null;
    created_at: string;
    updated_at: string;
  };
  coupon_uses: {
    id: number;
    coupon_id: string;
    user_id: string | null;
    order_id: string;
    amount: number;
    state: string;
    created_at: string;
  };
  coupons: {
    id: string;
    title: string;
    description: string;
    type: string;
    value: number;
    min_order: number;
    max_discount: number | null;
    valid_from: string;
    valid_until: string;
    total_limit: number | null;
    per_user_limit: number | null;
    is_new: boolean;
    active: boolean;
    used: number;
    insider_tier: string | null;
  };
  credit_accounts: {
    user_id: string;
    balance: number;
  };
  credit_entries: {
    id: number;
    user_id: string;
    amount: number;
    kind: string;
    description: string;
    order_id: string | null;
    event_key: string;
    created_at: string;
  };
  gift_card_entries: {
    id: number;
    gift_card_id: string;
    amount: number;
    kind: string;
    order_id: string | null;
    created_at: string;
  };
  gift_card_purchases: {
    id: string;
    buyer_id: string | null;
    buyer_email: string;
    amount: number;
    recipient_email: string;
    sender_name: string;
    message: string;
    state: string;
    created_at: string;
    paid_at: string | null;
    idempotency_key: string | null;
    request_hash: string | null;
  };
  gift_cards: {
    id: string;
    code_hash: string;
    last4: string;
    initial_amount: number;
    balance: number;
    recipient_email: string;
    sender_name: string;
    message: string;
    purchase_id: string | null;
    holder_id: string | null;
    issued_at: string;
  };
  idempotency_keys: {
    user_id: string;
    key: string;
    request_hash: string;
    order_id: string | null;
    created_at: string;
  };
  inquiry_replies: {
    id: number;
    reply_key: string;
    kind: string;
    inquiry_id: string;
    admin_email: string;
    message: string;
    created_at: string;
  };
  insider_tiers: {
    id: string;
    name: string;
    from_spend: number;
    cashback_percent: number;
    early_access_hours: number;
    occasion_bonus: number;
  };
  newsletter_subscribers: {
    id: string;
    email: string;
    status: string;
    consent_version: string;
    consented_at: string;
    confirm_hash: string | null;
    confirm_sent_at: string | null;
    unsubscribe_hashes: string[];
    confirmed_at: string | null;
    unsubscribed_at: string | null;
    created_at: string;
  };
  order_events: {
    id: number;
    order_id: string;
    status: string;
    note: string;
    created_at: string;
  };
  order_lines: {
    order_id: string;
    position: number;
    product_id: string;
    variant_id: string;
    name: string;
    variant_label: string;
    image_path: string | null;
    unit_price: number;
    quantity: number;
    line_total: number;
  };
  orders: {
    id: string;
    number: string;
    user_id: string | null;
    email: string;
    status: string;
    delivery: string;
    subtotal: number;
    gst: number;
    shipping: number;
    platform_fee: number;
    saving: number;
    total: number;
    ship_to: unknown;
    placed_at: string;
    cancelled_at: string | null;
    coupon_id: string | null;
    coupon_saving: number;
    credit_used: number;
    gift_card_used: number;
    amount_due: number;
    affiliate_id: string | null;
    expires_at: string | null;
    delivered_at: string | null;
    tracking_number: string | null;
    courier: string | null;
    gst_percent: number;
    promised_from: string;
    promised_to: string;
  };
  payment_events: {
    id: number;
    event_id: string;
    payment_id: string | null;
    type: string;
    provider_order_id: string | null;
    provider_payment_id: string | null;
    amount: number | null;
    outcome: string;
    note: string;
    payload: unknown;
    received_at: string;
  };
  payments: {
    id: string;
    order_id: string | null;
    method: string;
    state: string;
    amount: number;
    created_at: string;
    gift_card_purchase_id: string | null;
    provider: string | null;
    provider_order_id: string | null;
    provider_payment_id: string | null;
    channel: string | null;
    error_text: string | null;
    captured_at: string | null;
    refunded: number;
    provider_checked_at: string | null;
  };
  product_variants: {
    id: string;
    product_id: string;
    label: string;
    position: number;
    stock: number;
  };
  products: {
    id: string;
    name: string;
    description: string;
    price: number;
    original_price: number;
    category_id: string;
    brand: string;
    sku: string;
    images: unknown;
    features: string[];
    rating: number;
    review_count: number;
    badges: string[];
    position: number;
    status: string;
    published_at: string | null;
    earlier_rating: number;
    earlier_review_count: number;
    search: unknown;
    page_changed_at: string;
    version: number;
    updated_at: string;
  };
  profiles: {
    id: string;
    full_name: string;
    phone: string | null;
    affiliate_code: string;
    created_at: string;
    blocked_at: string | null;
  };
  referral_clicks: {
    affiliate_id: string;
    day: string;
    visitor_hash: string;
  };
  refunds: {
    id: string;
    payment_id: string;
    amount: number;
    state: string;
    reason: string;
    provider_payment_id: string | null;
    provider_refund_id: string | null;
    created_at: string;
    settled_at: string | null;
    attempts: number;
    next_attempt_at: string;
    vpa: string | null;
  };
  return_events: {
    id: number;
    return_id: string;
    state: string;
    note: string;
    created_at: string;
  };
  return_lines: {
    return_id: string;
    variant_id: string;
    quantity: number;
    exchange_variant_id: string | null;
  };
  returns: {
    id: string;
    order_id: string;
    kind: string;
    state: string;
    reason: string;
    comment: string;
    refund_amount: number | null;
    created_at: string;
  };
  reviews: {
    id: string;
    product_id: string;
    user_id: string | null;
    user_name: string;
    rating: number;
    comment: string;
    reviewed_on: string;
    verified: boolean;
  };
  saved_cards: {
    id: string;
    user_id: string;
    token: string;
    brand: string;
    last4: string;
    expiry_month: number;
    expiry_year: number;
    holder_name: string;
    is_default: boolean;
    created_at: string;
  };
  saved_vpas: {
    id: string;
    user_id: string;
    vpa: string;
    state: string;
    name: string;
    is_default: boolean;
    created_at: string;
  };
  shop_settings: {
    id: boolean;
    phase: string;
    free_shipping_above: number;
    standard_shipping: number;
    express_shipping: number;
    platform_fee: number;
    gst_percent: number;
    cod_limit: number;
    return_days: number;
    updated_at: string;
    saved_at: string | null;
  };
  stock_adjustments: {
    id: number;
    product_id: string;
    variant_id: string;
    change: number;
    stock_after: number;
    reason: string;
    note: string;
    admin_email: string;
    created_at: string;
  };
  vendor_applications: {
    id: string;
    submission_id: string;
    reference: string;
    user_id: string | null;
    business_name: string;
    contact_person: string;
    email: string;
    phone: string;
    business_type: string;
    gst_number: string | null;
    address: string;
    product_categories: string;
    experience: string;
    website: string | null;
    message: string;
    status: string;
    assignee_id: string | null;
    created_at: string;
    updated_at: string;
  };
  wishlist_items: {
    user_id: string;
    product_id: string;
    added_at: string;
  };
}
