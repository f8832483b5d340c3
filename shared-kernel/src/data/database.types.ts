/**
 * What is in schema public, as the migrations make it, in the form of `supabase gen types typescript`. Written by
 * `npm run db:types`; do not edit.
 */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  __InternalSupabase: {
    PostgrestVersion: '12';
  };
  public: {
    Tables: {
      addresses: {
        Row: {
          address: string;
          city: string;
          created_at: string;
          id: string;
          is_default: boolean;
          name: string;
          phone: string;
          pincode: string;
          state: string;
          type: 'home' | 'office' | 'other';
          user_id: string;
        };
        Insert: {
          address: string;
          city: string;
          created_at?: string;
          id?: string;
          is_default?: boolean;
          name: string;
          phone: string;
          pincode: string;
          state: string;
          type?: 'home' | 'office' | 'other';
          user_id?: string;
        };
        Update: {
          address?: string;
          city?: string;
          created_at?: string;
          id?: string;
          is_default?: boolean;
          name?: string;
          phone?: string;
          pincode?: string;
          state?: string;
          type?: 'home' | 'office' | 'other';
          user_id?: string;
        };
        Relationships: [];
      };
      admin_actions: {
        Row: {
          action: string;
          admin_email: string;
          admin_id: string;
          after: Json | null;
          before: Json | null;
          created_at: string;
          id: number;
          target: string;
        };
        Insert: {
          action: string;
          admin_email: string;
          admin_id: string;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: never;
          target: string;
        };
        Update: {
          action?: string;
          admin_email?: string;
          admin_id?: string;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: never;
          target?: string;
        };
        Relationships: [];
      };
      affiliate_bonuses: {
        Row: {
          affiliate_id: string;
          amount: number;
          base: number;
          created_at: string;
          month: string;
          payout_id: string | null;
          percent: number;
          sales: number;
        };
        Insert: {
          affiliate_id: string;
          amount: number;
          base: number;
          created_at?: string;
          month: string;
          payout_id?: string | null;
          percent: number;
          sales: number;
        };
        Update: {
          affiliate_id?: string;
          amount?: number;
          base?: number;
          created_at?: string;
          month?: string;
          payout_id?: string | null;
          percent?: number;
          sales?: number;
        };
        Relationships: [
        {
          foreignKeyName: 'affiliate_bonuses_payout_id_fkey';
          columns: ['payout_id'];
          isOneToOne: false;
          referencedRelation: 'affiliate_payouts';
          referencedColumns: ['id'];
        },
      ];
      };
      affiliate_payouts: {
        Row: {
          affiliate_id: string | null;
          amount: number;
          approved_at: string | null;
          approved_by: string | null;
          due_on: string;
          id: string;
          pan: string | null;
          reference: string;
          requested_at: string;
          settled_at: string | null;
          state: 'requested' | 'paid' | 'refused';
          tds: number;
          tds_base: number;
          tds_percent: number | null;
          vpa: string;
        };
        Insert: {
          affiliate_id?: string | null;
          amount: number;
          approved_at?: string | null;
          approved_by?: string | null;
          due_on: string;
          id?: string;
          pan?: string | null;
          reference?: string;
          requested_at?: string;
          settled_at?: string | null;
          state?: 'requested' | 'paid' | 'refused';
          tds?: number;
          tds_base?: number;
          tds_percent?: number | null;
          vpa: string;
        };
        Update: {
          affiliate_id?: string | null;
          amount?: number;
          approved_at?: string | null;
          approved_by?: string | null;
          due_on?: string;
          id?: string;
          pan?: string | null;
          reference?: string;
          requested_at?: string;
          settled_at?: string | null;
          state?: 'requested' | 'paid' | 'refused';
          tds?: number;
          tds_base?: number;
          tds_percent?: number | null;
          vpa?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'affiliate_payouts_affiliate_id_fkey';
          columns: ['affiliate_id'];
          isOneToOne: false;
          referencedRelation: 'profiles';
          referencedColumns: ['id'];
        },
      ];
      };
      affiliate_tiers: {
        Row: {
          from_amount: number;
          percent: number;
        };
        Insert: {
          from_amount: number;
          percent: number;
        };
        Update: {
          from_amount?: number;
          percent?: number;
        };
        Relationships: [];
      };
      alerts: {
        Row: {
          changed_at: string;
          confirm_hash: string | null;
          confirm_sent_at: string | null;
          created_at: string;
          due_at: string | null;
          email: string | null;
          id: string;
          kind: 'stock' | 'price';
          owner: string;
          price: number | null;
          product_id: string;
          status: 'pending' | 'waiting' | 'told' | 'stopped';
          stop_hashes: string[];
          target: string;
          told_at: string | null;
          user_id: string | null;
          variant_id: string | null;
        };
        Insert: {
          changed_at?: string;
          confirm_hash?: string | null;
          confirm_sent_at?: string | null;
          created_at?: string;
          due_at?: string | null;
          email?: string | null;
          id?: string;
          kind: 'stock' | 'price';
          owner?: never;
          price?: number | null;
          product_id: string;
          status: 'pending' | 'waiting' | 'told' | 'stopped';
          stop_hashes?: string[];
          target?: never;
          told_at?: string | null;
          user_id?: string | null;
          variant_id?: string | null;
        };
        Update: {
          changed_at?: string;
          confirm_hash?: string | null;
          confirm_sent_at?: string | null;
          created_at?: string;
          due_at?: string | null;
          email?: string | null;
          id?: string;
          kind?: 'stock' | 'price';
          owner?: never;
          price?: number | null;
          product_id?: string;
          status?: 'pending' | 'waiting' | 'told' | 'stopped';
          stop_hashes?: string[];
          target?: never;
          told_at?: string | null;
          user_id?: string | null;
          variant_id?: string | null;
        };
        Relationships: [
        {
          foreignKeyName: 'alerts_product_id_fkey';
          columns: ['product_id'];
          isOneToOne: false;
          referencedRelation: 'products';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'alerts_variant_id_fkey';
          columns: ['variant_id'];
          isOneToOne: false;
          referencedRelation: 'product_variants';
          referencedColumns: ['id'];
        },
      ];
      };
      attribute_choices: {
        Row: {
          attribute_id: string;
          id: string;
          label: string;
          position: number;
        };
        Insert: {
          attribute_id: string;
          id: string;
          label: string;
          position?: number;
        };
        Update: {
          attribute_id?: string;
          id?: string;
          label?: string;
          position?: number;
        };
        Relationships: [
        {
          foreignKeyName: 'attribute_choices_attribute_id_fkey';
          columns: ['attribute_id'];
          isOneToOne: false;
          referencedRelation: 'attributes';
          referencedColumns: ['id'];
        },
      ];
      };
      attributes: {
        Row: {
          id: string;
          is_filter: boolean;
          kind: 'choice' | 'number' | 'text' | 'yes_no';
          name: string;
          position: number;
          takes_many: boolean;
          unit: string | null;
        };
        Insert: {
          id: string;
          is_filter?: boolean;
          kind: 'choice' | 'number' | 'text' | 'yes_no';
          name: string;
          position?: number;
          takes_many?: boolean;
          unit?: string | null;
        };
        Update: {
          id?: string;
          is_filter?: boolean;
          kind?: 'choice' | 'number' | 'text' | 'yes_no';
          name?: string;
          position?: number;
          takes_many?: boolean;
          unit?: string | null;
        };
        Relationships: [];
      };
      bag_lines: {
        Row: {
          added_at: string;
          quantity: number;
          user_id: string;
          variant_id: string;
        };
        Insert: {
          added_at?: string;
          quantity: number;
          user_id: string;
          variant_id: string;
        };
        Update: {
          added_at?: string;
          quantity?: number;
          user_id?: string;
          variant_id?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'bag_lines_variant_id_fkey';
          columns: ['variant_id'];
          isOneToOne: false;
          referencedRelation: 'product_variants';
          referencedColumns: ['id'];
        },
      ];
      };
      bag_merges: {
        Row: {
          merge_id: string;
          merged_at: string;
          user_id: string;
        };
        Insert: {
          merge_id: string;
          merged_at?: string;
          user_id: string;
        };
        Update: {
          merge_id?: string;
          merged_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      bulk_edit_products: {
        Row: {
          before: Json;
          edit_id: string;
          product_id: string;
          stock: Json;
          undone_at: string | null;
          version: number | null;
        };
        Insert: {
          before: Json;
          edit_id: string;
          product_id: string;
          stock?: Json;
          undone_at?: string | null;
          version?: number | null;
        };
        Update: {
          before?: Json;
          edit_id?: string;
          product_id?: string;
          stock?: Json;
          undone_at?: string | null;
          version?: number | null;
        };
        Relationships: [
        {
          foreignKeyName: 'bulk_edit_products_edit_id_fkey';
          columns: ['edit_id'];
          isOneToOne: false;
          referencedRelation: 'bulk_edits';
          referencedColumns: ['id'];
        },
      ];
      };
      bulk_edits: {
        Row: {
          admin_email: string;
          admin_id: string;
          created_at: string;
          id: string;
          undone_at: string | null;
        };
        Insert: {
          admin_email: string;
          admin_id: string;
          created_at?: string;
          id: string;
          undone_at?: string | null;
        };
        Update: {
          admin_email?: string;
          admin_id?: string;
          created_at?: string;
          id?: string;
          undone_at?: string | null;
        };
        Relationships: [];
      };
      bulk_inquiries: {
        Row: {
          assignee_id: string | null;
          company_name: string;
          contact_person: string;
          created_at: string;
          email: string;
          id: string;
          message: string;
          phone: string;
          product_category: string;
          quantity: string;
          reference: string;
          status: 'new' | 'quoted' | 'accepted' | 'closed';
          submission_id: string;
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          assignee_id?: string | null;
          company_name: string;
          contact_person: string;
          created_at?: string;
          email: string;
          id?: string;
          message?: string;
          phone: string;
          product_category: string;
          quantity: string;
          reference: string;
          status?: 'new' | 'quoted' | 'accepted' | 'closed';
          submission_id: string;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          assignee_id?: string | null;
          company_name?: string;
          contact_person?: string;
          created_at?: string;
          email?: string;
          id?: string;
          message?: string;
          phone?: string;
          product_category?: string;
          quantity?: string;
          reference?: string;
          status?: 'new' | 'quoted' | 'accepted' | 'closed';
          submission_id?: string;
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      categories: {
        Row: {
          description: string;
          icon: string;
          id: string;
          image: string;
          name: string;
          position: number;
        };
        Insert: {
          description?: string;
          icon?: string;
          id: string;
          image?: string;
          name: string;
          position?: number;
        };
        Update: {
          description?: string;
          icon?: string;
          id?: string;
          image?: string;
          name?: string;
          position?: number;
        };
        Relationships: [];
      };
      collection_items: {
        Row: {
          collection_id: string;
          position: number;
          product_id: string;
        };
        Insert: {
          collection_id: string;
          position: number;
          product_id: string;
        };
        Update: {
          collection_id?: string;
          position?: number;
          product_id?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'collection_items_collection_id_fkey';
          columns: ['collection_id'];
          isOneToOne: false;
          referencedRelation: 'collections';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'collection_items_product_id_fkey';
          columns: ['product_id'];
          isOneToOne: false;
          referencedRelation: 'products';
          referencedColumns: ['id'];
        },
      ];
      };
      collections: {
        Row: {
          active: boolean;
          created_at: string;
          description: string;
          id: string;
          rule: Json | null;
          slug: string;
          title: string;
          updated_at: string;
          version: number;
        };
        Insert: {
          active?: boolean;
          created_at?: string;
          description?: string;
          id?: string;
          rule?: Json | null;
          slug: string;
          title: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          active?: boolean;
          created_at?: string;
          description?: string;
          id?: string;
          rule?: Json | null;
          slug?: string;
          title?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [];
      };
      colour_families: {
        Row: {
          hex: string | null;
          id: string;
          name: string;
          position: number;
        };
        Insert: {
          hex?: string | null;
          id: string;
          name: string;
          position?: number;
        };
        Update: {
          hex?: string | null;
          id?: string;
          name?: string;
          position?: number;
        };
        Relationships: [];
      };
      commissions: {
        Row: {
          affiliate_id: string | null;
          amount: number;
          approved_at: string | null;
          base: number;
          created_at: string;
          id: string;
          order_id: string;
          paid_at: string | null;
          payout_id: string | null;
          percent: number;
          reversed_at: string | null;
          state: 'pending' | 'approved' | 'paid' | 'reversed';
        };
        Insert: {
          affiliate_id?: string | null;
          amount: number;
          approved_at?: string | null;
          base: number;
          created_at?: string;
          id?: string;
          order_id: string;
          paid_at?: string | null;
          payout_id?: string | null;
          percent: number;
          reversed_at?: string | null;
          state?: 'pending' | 'approved' | 'paid' | 'reversed';
        };
        Update: {
          affiliate_id?: string | null;
          amount?: number;
          approved_at?: string | null;
          base?: number;
          created_at?: string;
          id?: string;
          order_id?: string;
          paid_at?: string | null;
          payout_id?: string | null;
          percent?: number;
          reversed_at?: string | null;
          state?: 'pending' | 'approved' | 'paid' | 'reversed';
        };
        Relationships: [
        {
          foreignKeyName: 'commissions_affiliate_id_fkey';
          columns: ['affiliate_id'];
          isOneToOne: false;
          referencedRelation: 'profiles';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'commissions_order_id_fkey';
          columns: ['order_id'];
          isOneToOne: true;
          referencedRelation: 'orders';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'commissions_payout_id_fkey';
          columns: ['payout_id'];
          isOneToOne: false;
          referencedRelation: 'affiliate_payouts';
          referencedColumns: ['id'];
        },
      ];
      };
      contact_messages: {
        Row: {
          assignee_id: string | null;
          channel: 'form' | 'chat' | 'phone' | 'mail' | 'letter';
          created_at: string;
          email: string;
          id: string;
          message: string;
          name: string;
          reference: string;
          status: 'new' | 'open' | 'resolved';
          subject: string;
          submission_id: string;
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          assignee_id?: string | null;
          channel?: 'form' | 'chat' | 'phone' | 'mail' | 'letter';
          created_at?: string;
          email: string;
          id?: string;
          message: string;
          name: string;
          reference: string;
          status?: 'new' | 'open' | 'resolved';
          subject: string;
          submission_id: string;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          assignee_id?: string | null;
          channel?: 'form' | 'chat' | 'phone' | 'mail' | 'letter';
          created_at?: string;
          email?: string;
          id?: string;
          message?: string;
          name?: string;
          reference?: string;
          status?: 'new' | 'open' | 'resolved';
          subject?: string;
          submission_id?: string;
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      coupon_uses: {
        Row: {
          amount: number;
          coupon_id: string;
          created_at: string;
          id: number;
          order_id: string;
          state: 'reserved' | 'consumed' | 'released';
          user_id: string | null;
        };
        Insert: {
          amount: number;
          coupon_id: string;
          created_at?: string;
          id?: never;
          order_id: string;
          state: 'reserved' | 'consumed' | 'released';
          user_id?: string | null;
        };
        Update: {
          amount?: number;
          coupon_id?: string;
          created_at?: string;
          id?: never;
          order_id?: string;
          state?: 'reserved' | 'consumed' | 'released';
          user_id?: string | null;
        };
        Relationships: [
        {
          foreignKeyName: 'coupon_uses_coupon_id_fkey';
          columns: ['coupon_id'];
          isOneToOne: false;
          referencedRelation: 'coupons';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'coupon_uses_order_id_fkey';
          columns: ['order_id'];
          isOneToOne: true;
          referencedRelation: 'orders';
          referencedColumns: ['id'];
        },
      ];
      };
      coupons: {
        Row: {
          active: boolean;
          description: string;
          id: string;
          insider_tier: string | null;
          is_new: boolean;
          max_discount: number | null;
          min_order: number;
          per_user_limit: number | null;
          title: string;
          total_limit: number | null;
          type: 'percentage' | 'flat' | 'shipping';
          used: number;
          valid_from: string;
          valid_until: string;
          value: number;
        };
        Insert: {
          active?: boolean;
          description?: string;
          id: string;
          insider_tier?: string | null;
          is_new?: boolean;
          max_discount?: number | null;
          min_order?: number;
          per_user_limit?: number | null;
          title: string;
          total_limit?: number | null;
          type: 'percentage' | 'flat' | 'shipping';
          used?: number;
          valid_from?: string;
          valid_until: string;
          value: number;
        };
        Update: {
          active?: boolean;
          description?: string;
          id?: string;
          insider_tier?: string | null;
          is_new?: boolean;
          max_discount?: number | null;
          min_order?: number;
          per_user_limit?: number | null;
          title?: string;
          total_limit?: number | null;
          type?: 'percentage' | 'flat' | 'shipping';
          used?: number;
          valid_from?: string;
          valid_until?: string;
          value?: number;
        };
        Relationships: [
        {
          foreignKeyName: 'coupons_insider_tier_fkey';
          columns: ['insider_tier'];
          isOneToOne: false;
          referencedRelation: 'insider_tiers';
          referencedColumns: ['id'];
        },
      ];
      };
      credit_accounts: {
        Row: {
          balance: number;
          user_id: string;
        };
        Insert: {
          balance?: number;
          user_id: string;
        };
        Update: {
          balance?: number;
          user_id?: string;
        };
        Relationships: [];
      };
      credit_entries: {
        Row: {
          amount: number;
          created_at: string;
          description: string;
          event_key: string;
          id: number;
          kind: 'cashback' | 'referral' | 'review' | 'occasion' | 'grant' | 'order' | 'refund' | 'reversal';
          order_id: string | null;
          user_id: string;
        };
        Insert: {
          amount: number;
          created_at?: string;
          description: string;
          event_key: string;
          id?: never;
          kind: 'cashback' | 'referral' | 'review' | 'occasion' | 'grant' | 'order' | 'refund' | 'reversal';
          order_id?: string | null;
          user_id: string;
        };
        Update: {
          amount?: number;
          created_at?: string;
          description?: string;
          event_key?: string;
          id?: never;
          kind?: 'cashback' | 'referral' | 'review' | 'occasion' | 'grant' | 'order' | 'refund' | 'reversal';
          order_id?: string | null;
          user_id?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'credit_entries_order_id_fkey';
          columns: ['order_id'];
          isOneToOne: false;
          referencedRelation: 'orders';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'credit_entries_user_id_fkey';
          columns: ['user_id'];
          isOneToOne: false;
          referencedRelation: 'credit_accounts';
          referencedColumns: ['user_id'];
        },
      ];
      };
      delivery_areas: {
        Row: {
          city: string | null;
          prefix: string;
          state: string | null;
          zone_id: string;
        };
        Insert: {
          city?: string | null;
          prefix: string;
          state?: string | null;
          zone_id: string;
        };
        Update: {
          city?: string | null;
          prefix?: string;
          state?: string | null;
          zone_id?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'delivery_areas_zone_id_fkey';
          columns: ['zone_id'];
          isOneToOne: false;
          referencedRelation: 'delivery_zones';
          referencedColumns: ['id'];
        },
      ];
      };
      delivery_zones: {
        Row: {
          cash: boolean;
          express_from: number | null;
          express_to: number | null;
          id: string;
          serviceable: boolean;
          standard_from: number;
          standard_to: number;
          title: string;
        };
        Insert: {
          cash?: boolean;
          express_from?: number | null;
          express_to?: number | null;
          id: string;
          serviceable?: boolean;
          standard_from: number;
          standard_to: number;
          title: string;
        };
        Update: {
          cash?: boolean;
          express_from?: number | null;
          express_to?: number | null;
          id?: string;
          serviceable?: boolean;
          standard_from?: number;
          standard_to?: number;
          title?: string;
        };
        Relationships: [];
      };
      garment_measures: {
        Row: {
          centimetres: number;
          measure: 'chest' | 'waist' | 'hip' | 'shoulder' | 'sleeve' | 'length' | 'inseam';
          product_id: string;
          size: string;
        };
        Insert: {
          centimetres: number;
          measure: 'chest' | 'waist' | 'hip' | 'shoulder' | 'sleeve' | 'length' | 'inseam';
          product_id: string;
          size: string;
        };
        Update: {
          centimetres?: number;
          measure?: 'chest' | 'waist' | 'hip' | 'shoulder' | 'sleeve' | 'length' | 'inseam';
          product_id?: string;
          size?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'garment_measures_variant';
          columns: ['product_id', 'size'];
          isOneToOne: false;
          referencedRelation: 'product_variants';
          referencedColumns: ['product_id', 'label'];
        },
      ];
      };
      gift_card_entries: {
        Row: {
          amount: number;
          created_at: string;
          gift_card_id: string;
          id: number;
          kind: 'issue' | 'order' | 'refund';
          order_id: string | null;
        };
        Insert: {
          amount: number;
          created_at?: string;
          gift_card_id: string;
          id?: never;
          kind: 'issue' | 'order' | 'refund';
          order_id?: string | null;
        };
        Update: {
          amount?: number;
          created_at?: string;
          gift_card_id?: string;
          id?: never;
          kind?: 'issue' | 'order' | 'refund';
          order_id?: string | null;
        };
        Relationships: [
        {
          foreignKeyName: 'gift_card_entries_gift_card_id_fkey';
          columns: ['gift_card_id'];
          isOneToOne: false;
          referencedRelation: 'gift_cards';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'gift_card_entries_order_id_fkey';
          columns: ['order_id'];
          isOneToOne: false;
          referencedRelation: 'orders';
          referencedColumns: ['id'];
        },
      ];
      };
      gift_card_purchases: {
        Row: {
          amount: number;
          buyer_email: string;
          buyer_id: string | null;
          created_at: string;
          id: string;
          idempotency_key: string | null;
          message: string;
          paid_at: string | null;
          recipient_email: string;
          request_hash: string | null;
          sender_name: string;
          state: 'pending' | 'paid' | 'expired';
        };
        Insert: {
          amount: number;
          buyer_email: string;
          buyer_id?: string | null;
          created_at?: string;
          id?: string;
          idempotency_key?: string | null;
          message?: string;
          paid_at?: string | null;
          recipient_email: string;
          request_hash?: string | null;
          sender_name: string;
          state?: 'pending' | 'paid' | 'expired';
        };
        Update: {
          amount?: number;
          buyer_email?: string;
          buyer_id?: string | null;
          created_at?: string;
          id?: string;
          idempotency_key?: string | null;
          message?: string;
          paid_at?: string | null;
          recipient_email?: string;
          request_hash?: string | null;
          sender_name?: string;
          state?: 'pending' | 'paid' | 'expired';
        };
        Relationships: [];
      };
      gift_cards: {
        Row: {
          balance: number;
          code_hash: string;
          holder_id: string | null;
          id: string;
          initial_amount: number;
          issued_at: string;
          last4: string;
          message: string;
          purchase_id: string | null;
          recipient_email: string;
          sender_name: string;
        };
        Insert: {
          balance: number;
          code_hash: string;
          holder_id?: string | null;
          id?: string;
          initial_amount: number;
          issued_at?: string;
          last4: string;
          message?: string;
          purchase_id?: string | null;
          recipient_email: string;
          sender_name: string;
        };
        Update: {
          balance?: number;
          code_hash?: string;
          holder_id?: string | null;
          id?: string;
          initial_amount?: number;
          issued_at?: string;
          last4?: string;
          message?: string;
          purchase_id?: string | null;
          recipient_email?: string;
          sender_name?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'gift_cards_purchase_id_fkey';
          columns: ['purchase_id'];
          isOneToOne: true;
          referencedRelation: 'gift_card_purchases';
          referencedColumns: ['id'];
        },
      ];
      };
      idempotency_keys: {
        Row: {
          created_at: string;
          key: string;
          order_id: string | null;
          request_hash: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          key: string;
          order_id?: string | null;
          request_hash: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          key?: string;
          order_id?: string | null;
          request_hash?: string;
          user_id?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'idempotency_keys_order_id_fkey';
          columns: ['order_id'];
          isOneToOne: false;
          referencedRelation: 'orders';
          referencedColumns: ['id'];
        },
      ];
      };
      inquiry_replies: {
        Row: {
          admin_email: string;
          created_at: string;
          id: number;
          inquiry_id: string;
          kind: 'contact' | 'bulk' | 'vendor';
          message: string;
          reply_key: string;
        };
        Insert: {
          admin_email: string;
          created_at?: string;
          id?: never;
          inquiry_id: string;
          kind: 'contact' | 'bulk' | 'vendor';
          message: string;
          reply_key: string;
        };
        Update: {
          admin_email?: string;
          created_at?: string;
          id?: never;
          inquiry_id?: string;
          kind?: 'contact' | 'bulk' | 'vendor';
          message?: string;
          reply_key?: string;
        };
        Relationships: [];
      };
      insider_tiers: {
        Row: {
          cashback_percent: number;
          early_access_hours: number;
          from_spend: number;
          id: string;
          name: string;
          occasion_bonus: number;
        };
        Insert: {
          cashback_percent: number;
          early_access_hours: number;
          from_spend: number;
          id: string;
          name: string;
          occasion_bonus?: number;
        };
        Update: {
          cashback_percent?: number;
          early_access_hours?: number;
          from_spend?: number;
          id?: string;
          name?: string;
          occasion_bonus?: number;
        };
        Relationships: [];
      };
      invoice_lines: {
        Row: {
          cgst: number;
          hsn: string | null;
          igst: number;
          invoice_id: string;
          name: string;
          percent: number;
          position: number;
          quantity: number;
          sgst: number;
          taxable: number;
          total: number;
          variant_label: string;
        };
        Insert: {
          cgst: number;
          hsn?: string | null;
          igst: number;
          invoice_id: string;
          name: string;
          percent: number;
          position: number;
          quantity: number;
          sgst: number;
          taxable: number;
          total: number;
          variant_label: string;
        };
        Update: {
          cgst?: number;
          hsn?: string | null;
          igst?: number;
          invoice_id?: string;
          name?: string;
          percent?: number;
          position?: number;
          quantity?: number;
          sgst?: number;
          taxable?: number;
          total?: number;
          variant_label?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'invoice_lines_invoice_id_fkey';
          columns: ['invoice_id'];
          isOneToOne: false;
          referencedRelation: 'invoices';
          referencedColumns: ['id'];
        },
      ];
      };
      invoices: {
        Row: {
          buyer: Json;
          corrects: string | null;
          id: string;
          issued_at: string;
          kind: 'invoice' | 'credit_note';
          number: string;
          order_id: string;
          place_of_supply: string;
          reason: string;
          seller: Json;
          state_code: string;
          total: number;
        };
        Insert: {
          buyer: Json;
          corrects?: string | null;
          id?: string;
          issued_at?: string;
          kind: 'invoice' | 'credit_note';
          number: string;
          order_id: string;
          place_of_supply: string;
          reason?: string;
          seller: Json;
          state_code: string;
          total: number;
        };
        Update: {
          buyer?: Json;
          corrects?: string | null;
          id?: string;
          issued_at?: string;
          kind?: 'invoice' | 'credit_note';
          number?: string;
          order_id?: string;
          place_of_supply?: string;
          reason?: string;
          seller?: Json;
          state_code?: string;
          total?: number;
        };
        Relationships: [
        {
          foreignKeyName: 'invoices_corrects_fkey';
          columns: ['corrects'];
          isOneToOne: false;
          referencedRelation: 'invoices';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'invoices_order_id_fkey';
          columns: ['order_id'];
          isOneToOne: false;
          referencedRelation: 'orders';
          referencedColumns: ['id'];
        },
      ];
      };
      look_items: {
        Row: {
          look_id: string;
          position: number;
          product_id: string;
        };
        Insert: {
          look_id: string;
          position: number;
          product_id: string;
        };
        Update: {
          look_id?: string;
          position?: number;
          product_id?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'look_items_look_id_fkey';
          columns: ['look_id'];
          isOneToOne: false;
          referencedRelation: 'looks';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'look_items_product_id_fkey';
          columns: ['product_id'];
          isOneToOne: false;
          referencedRelation: 'products';
          referencedColumns: ['id'];
        },
      ];
      };
      looks: {
        Row: {
          active: boolean;
          created_at: string;
          id: string;
          title: string;
          version: number;
        };
        Insert: {
          active?: boolean;
          created_at?: string;
          id?: string;
          title: string;
          version?: number;
        };
        Update: {
          active?: boolean;
          created_at?: string;
          id?: string;
          title?: string;
          version?: number;
        };
        Relationships: [];
      };
      newsletter_subscribers: {
        Row: {
          asked_version: string | null;
          confirm_hash: string | null;
          confirm_sent_at: string | null;
          confirmed_at: string | null;
          consent_version: string;
          consented_at: string;
          created_at: string;
          email: string | null;
          id: string;
          status: 'pending' | 'confirmed' | 'unsubscribed';
          unsubscribe_hashes: string[];
          unsubscribed_at: string | null;
        };
        Insert: {
          asked_version?: string | null;
          confirm_hash?: string | null;
          confirm_sent_at?: string | null;
          confirmed_at?: string | null;
          consent_version: string;
          consented_at?: string;
          created_at?: string;
          email?: string | null;
          id?: string;
          status?: 'pending' | 'confirmed' | 'unsubscribed';
          unsubscribe_hashes?: string[];
          unsubscribed_at?: string | null;
        };
        Update: {
          asked_version?: string | null;
          confirm_hash?: string | null;
          confirm_sent_at?: string | null;
          confirmed_at?: string | null;
          consent_version?: string;
          consented_at?: string;
          created_at?: string;
          email?: string | null;
          id?: string;
          status?: 'pending' | 'confirmed' | 'unsubscribed';
          unsubscribe_hashes?: string[];
          unsubscribed_at?: string | null;
        };
        Relationships: [];
      };
      order_cancellations: {
        Row: {
          amount: number;
          created_at: string;
          from_due: number;
          id: number;
          invoiced: boolean;
          lines: Json;
          order_id: string;
          parcel_id: string | null;
          refunded: number;
          request_key: string;
        };
        Insert: {
          amount: number;
          created_at?: string;
          from_due: number;
          id?: never;
          invoiced: boolean;
          lines: Json;
          order_id: string;
          parcel_id?: string | null;
          refunded: number;
          request_key: string;
        };
        Update: {
          amount?: number;
          created_at?: string;
          from_due?: number;
          id?: never;
          invoiced?: boolean;
          lines?: Json;
          order_id?: string;
          parcel_id?: string | null;
          refunded?: number;
          request_key?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'order_cancellations_order_id_fkey';
          columns: ['order_id'];
          isOneToOne: false;
          referencedRelation: 'orders';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'order_cancellations_parcel_id_fkey';
          columns: ['parcel_id'];
          isOneToOne: true;
          referencedRelation: 'parcels';
          referencedColumns: ['id'];
        },
      ];
      };
      order_events: {
        Row: {
          created_at: string;
          id: number;
          kind: 'step' | 'pieces' | 'parcel';
          note: string;
          order_id: string;
          parcel_id: string | null;
          status: 'pending_payment' | 'expired' | 'placed' | 'confirmed' | 'packed' | 'shipped' | 'out_for_delivery' | 'delivered' | 'cancelled' | 'rto';
        };
        Insert: {
          created_at?: string;
          id?: never;
          kind?: 'step' | 'pieces' | 'parcel';
          note?: string;
          order_id: string;
          parcel_id?: string | null;
          status: 'pending_payment' | 'expired' | 'placed' | 'confirmed' | 'packed' | 'shipped' | 'out_for_delivery' | 'delivered' | 'cancelled' | 'rto';
        };
        Update: {
          created_at?: string;
          id?: never;
          kind?: 'step' | 'pieces' | 'parcel';
          note?: string;
          order_id?: string;
          parcel_id?: string | null;
          status?: 'pending_payment' | 'expired' | 'placed' | 'confirmed' | 'packed' | 'shipped' | 'out_for_delivery' | 'delivered' | 'cancelled' | 'rto';
        };
        Relationships: [
        {
          foreignKeyName: 'order_events_order_id_fkey';
          columns: ['order_id'];
          isOneToOne: false;
          referencedRelation: 'orders';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'order_events_parcel_id_fkey';
          columns: ['parcel_id'];
          isOneToOne: false;
          referencedRelation: 'parcels';
          referencedColumns: ['id'];
        },
      ];
      };
      order_lines: {
        Row: {
          discount: number;
          image_path: string | null;
          is_final_sale: boolean;
          line_total: number;
          name: string;
          order_id: string;
          position: number;
          product_id: string;
          quantity: number;
          unit_price: number;
          variant_id: string;
          variant_label: string;
        };
        Insert: {
          discount?: number;
          image_path?: string | null;
          is_final_sale?: boolean;
          line_total: number;
          name: string;
          order_id: string;
          position: number;
          product_id: string;
          quantity: number;
          unit_price: number;
          variant_id: string;
          variant_label: string;
        };
        Update: {
          discount?: number;
          image_path?: string | null;
          is_final_sale?: boolean;
          line_total?: number;
          name?: string;
          order_id?: string;
          position?: number;
          product_id?: string;
          quantity?: number;
          unit_price?: number;
          variant_id?: string;
          variant_label?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'order_lines_order_id_fkey';
          columns: ['order_id'];
          isOneToOne: false;
          referencedRelation: 'orders';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'order_lines_product_id_fkey';
          columns: ['product_id'];
          isOneToOne: false;
          referencedRelation: 'products';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'order_lines_variant_id_fkey';
          columns: ['variant_id'];
          isOneToOne: false;
          referencedRelation: 'product_variants';
          referencedColumns: ['id'];
        },
      ];
      };
      orders: {
        Row: {
          affiliate_id: string | null;
          amount_due: number;
          cancelled_at: string | null;
          coupon_id: string | null;
          coupon_saving: number;
          courier: string | null;
          credit_used: number;
          delivered_at: string | null;
          delivery: 'standard' | 'express';
          email: string;
          erased_at: string | null;
          expires_at: string | null;
          gift_card_used: number;
          gst: number;
          gst_buyer: Json | null;
          gst_percent: number;
          id: string;
          number: string;
          placed_at: string;
          platform_fee: number;
          promised_from: string;
          promised_to: string;
          promotion_saving: number;
          saving: number;
          ship_to: Json;
          shipping: number;
          status: 'pending_payment' | 'expired' | 'placed' | 'confirmed' | 'packed' | 'shipped' | 'out_for_delivery' | 'delivered' | 'cancelled' | 'rto';
          subtotal: number;
          total: number;
          tracking_number: string | null;
          user_id: string | null;
        };
        Insert: {
          affiliate_id?: string | null;
          amount_due?: never;
          cancelled_at?: string | null;
          coupon_id?: string | null;
          coupon_saving?: number;
          courier?: string | null;
          credit_used?: number;
          delivered_at?: string | null;
          delivery: 'standard' | 'express';
          email: string;
          erased_at?: string | null;
          expires_at?: string | null;
          gift_card_used?: number;
          gst: number;
          gst_buyer?: Json | null;
          gst_percent: number;
          id?: string;
          number: string;
          placed_at?: string;
          platform_fee: number;
          promised_from: string;
          promised_to: string;
          promotion_saving?: number;
          saving?: number;
          ship_to: Json;
          shipping: number;
          status?: 'pending_payment' | 'expired' | 'placed' | 'confirmed' | 'packed' | 'shipped' | 'out_for_delivery' | 'delivered' | 'cancelled' | 'rto';
          subtotal: number;
          total: number;
          tracking_number?: string | null;
          user_id?: string | null;
        };
        Update: {
          affiliate_id?: string | null;
          amount_due?: never;
          cancelled_at?: string | null;
          coupon_id?: string | null;
          coupon_saving?: number;
          courier?: string | null;
          credit_used?: number;
          delivered_at?: string | null;
          delivery?: 'standard' | 'express';
          email?: string;
          erased_at?: string | null;
          expires_at?: string | null;
          gift_card_used?: number;
          gst?: number;
          gst_buyer?: Json | null;
          gst_percent?: number;
          id?: string;
          number?: string;
          placed_at?: string;
          platform_fee?: number;
          promised_from?: string;
          promised_to?: string;
          promotion_saving?: number;
          saving?: number;
          ship_to?: Json;
          shipping?: number;
          status?: 'pending_payment' | 'expired' | 'placed' | 'confirmed' | 'packed' | 'shipped' | 'out_for_delivery' | 'delivered' | 'cancelled' | 'rto';
          subtotal?: number;
          total?: number;
          tracking_number?: string | null;
          user_id?: string | null;
        };
        Relationships: [
        {
          foreignKeyName: 'orders_affiliate_id_fkey';
          columns: ['affiliate_id'];
          isOneToOne: false;
          referencedRelation: 'profiles';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'orders_coupon_id_fkey';
          columns: ['coupon_id'];
          isOneToOne: false;
          referencedRelation: 'coupons';
          referencedColumns: ['id'];
        },
      ];
      };
      parcel_lines: {
        Row: {
          damaged: number;
          name: string;
          parcel_id: string;
          position: number;
          quantity: number;
          unit_price: number;
          variant_id: string;
          variant_label: string;
        };
        Insert: {
          damaged?: number;
          name: string;
          parcel_id: string;
          position: number;
          quantity: number;
          unit_price: number;
          variant_id: string;
          variant_label: string;
        };
        Update: {
          damaged?: number;
          name?: string;
          parcel_id?: string;
          position?: number;
          quantity?: number;
          unit_price?: number;
          variant_id?: string;
          variant_label?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'parcel_lines_parcel_id_fkey';
          columns: ['parcel_id'];
          isOneToOne: false;
          referencedRelation: 'parcels';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'parcel_lines_variant_id_fkey';
          columns: ['variant_id'];
          isOneToOne: false;
          referencedRelation: 'product_variants';
          referencedColumns: ['id'];
        },
      ];
      };
      parcels: {
        Row: {
          courier: string;
          delivered_at: string | null;
          id: string;
          order_id: string;
          position: number;
          shipped_at: string;
          state: 'shipped' | 'out_for_delivery' | 'delivered' | 'rto';
          tracking_number: string;
        };
        Insert: {
          courier: string;
          delivered_at?: string | null;
          id?: string;
          order_id: string;
          position: number;
          shipped_at?: string;
          state?: 'shipped' | 'out_for_delivery' | 'delivered' | 'rto';
          tracking_number: string;
        };
        Update: {
          courier?: string;
          delivered_at?: string | null;
          id?: string;
          order_id?: string;
          position?: number;
          shipped_at?: string;
          state?: 'shipped' | 'out_for_delivery' | 'delivered' | 'rto';
          tracking_number?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'parcels_order_id_fkey';
          columns: ['order_id'];
          isOneToOne: false;
          referencedRelation: 'orders';
          referencedColumns: ['id'];
        },
      ];
      };
      payment_events: {
        Row: {
          amount: number | null;
          event_id: string;
          id: number;
          note: string;
          outcome: 'applied' | 'ignored' | 'refund';
          payload: Json;
          payment_id: string | null;
          provider_order_id: string | null;
          provider_payment_id: string | null;
          received_at: string;
          type: string;
        };
        Insert: {
          amount?: number | null;
          event_id: string;
          id?: never;
          note?: string;
          outcome: 'applied' | 'ignored' | 'refund';
          payload: Json;
          payment_id?: string | null;
          provider_order_id?: string | null;
          provider_payment_id?: string | null;
          received_at?: string;
          type: string;
        };
        Update: {
          amount?: number | null;
          event_id?: string;
          id?: never;
          note?: string;
          outcome?: 'applied' | 'ignored' | 'refund';
          payload?: Json;
          payment_id?: string | null;
          provider_order_id?: string | null;
          provider_payment_id?: string | null;
          received_at?: string;
          type?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'payment_events_payment_id_fkey';
          columns: ['payment_id'];
          isOneToOne: false;
          referencedRelation: 'payments';
          referencedColumns: ['id'];
        },
      ];
      };
      payments: {
        Row: {
          amount: number;
          captured_at: string | null;
          channel: 'upi' | 'card' | 'netbanking' | null;
          collected_by_remittance: boolean;
          created_at: string;
          error_text: string | null;
          gift_card_purchase_id: string | null;
          id: string;
          method: 'cod' | 'online';
          order_id: string | null;
          provider: string | null;
          provider_checked_at: string | null;
          provider_order_id: string | null;
          provider_payment_id: string | null;
          refunded: number;
          remitted_at: string | null;
          state: string;
        };
        Insert: {
          amount: number;
          captured_at?: string | null;
          channel?: 'upi' | 'card' | 'netbanking' | null;
          collected_by_remittance?: boolean;
          created_at?: string;
          error_text?: string | null;
          gift_card_purchase_id?: string | null;
          id?: string;
          method: 'cod' | 'online';
          order_id?: string | null;
          provider?: string | null;
          provider_checked_at?: string | null;
          provider_order_id?: string | null;
          provider_payment_id?: string | null;
          refunded?: number;
          remitted_at?: string | null;
          state: string;
        };
        Update: {
          amount?: number;
          captured_at?: string | null;
          channel?: 'upi' | 'card' | 'netbanking' | null;
          collected_by_remittance?: boolean;
          created_at?: string;
          error_text?: string | null;
          gift_card_purchase_id?: string | null;
          id?: string;
          method?: 'cod' | 'online';
          order_id?: string | null;
          provider?: string | null;
          provider_checked_at?: string | null;
          provider_order_id?: string | null;
          provider_payment_id?: string | null;
          refunded?: number;
          remitted_at?: string | null;
          state?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'payments_gift_card_purchase_id_fkey';
          columns: ['gift_card_purchase_id'];
          isOneToOne: false;
          referencedRelation: 'gift_card_purchases';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'payments_order_id_fkey';
          columns: ['order_id'];
          isOneToOne: false;
          referencedRelation: 'orders';
          referencedColumns: ['id'];
        },
      ];
      };
      price_changes: {
        Row: {
          admin_email: string;
          created_at: string;
          id: number;
          on_sale: boolean;
          original_price: number;
          price: number;
          product_id: string;
        };
        Insert: {
          admin_email?: string;
          created_at?: string;
          id?: never;
          on_sale: boolean;
          original_price: number;
          price: number;
          product_id: string;
        };
        Update: {
          admin_email?: string;
          created_at?: string;
          id?: never;
          on_sale?: boolean;
          original_price?: number;
          price?: number;
          product_id?: string;
        };
        Relationships: [];
      };
      product_attributes: {
        Row: {
          attribute_id: string;
          choice_id: string | null;
          choice_key: string;
          kind: string;
          number: number | null;
          product_id: string;
          text: string | null;
          yes_no: boolean | null;
        };
        Insert: {
          attribute_id: string;
          choice_id?: string | null;
          choice_key?: never;
          kind: string;
          number?: number | null;
          product_id: string;
          text?: string | null;
          yes_no?: boolean | null;
        };
        Update: {
          attribute_id?: string;
          choice_id?: string | null;
          choice_key?: never;
          kind?: string;
          number?: number | null;
          product_id?: string;
          text?: string | null;
          yes_no?: boolean | null;
        };
        Relationships: [
        {
          foreignKeyName: 'product_attributes_attribute';
          columns: ['attribute_id', 'kind'];
          isOneToOne: false;
          referencedRelation: 'attributes';
          referencedColumns: ['id', 'kind'];
        },
        {
          foreignKeyName: 'product_attributes_choice';
          columns: ['attribute_id', 'choice_id'];
          isOneToOne: false;
          referencedRelation: 'attribute_choices';
          referencedColumns: ['attribute_id', 'id'];
        },
        {
          foreignKeyName: 'product_attributes_product_id_fkey';
          columns: ['product_id'];
          isOneToOne: false;
          referencedRelation: 'products';
          referencedColumns: ['id'];
        },
      ];
      };
      product_types: {
        Row: {
          best_value_from: number;
          category_id: string;
          id: string;
          image: string;
          is_final_sale: boolean;
          level: number;
          name: string;
          parent_id: string | null;
          parent_level: number | null;
          position: number;
          size_system: string | null;
        };
        Insert: {
          best_value_from?: number;
          category_id: string;
          id: string;
          image?: string;
          is_final_sale?: boolean;
          level?: never;
          name: string;
          parent_id?: string | null;
          parent_level?: never;
          position?: number;
          size_system?: string | null;
        };
        Update: {
          best_value_from?: number;
          category_id?: string;
          id?: string;
          image?: string;
          is_final_sale?: boolean;
          level?: never;
          name?: string;
          parent_id?: string | null;
          parent_level?: never;
          position?: number;
          size_system?: string | null;
        };
        Relationships: [
        {
          foreignKeyName: 'product_types_category_id_fkey';
          columns: ['category_id'];
          isOneToOne: false;
          referencedRelation: 'categories';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'product_types_parent';
          columns: ['parent_id', 'category_id', 'parent_level'];
          isOneToOne: false;
          referencedRelation: 'product_types';
          referencedColumns: ['id', 'category_id', 'level'];
        },
        {
          foreignKeyName: 'product_types_size_system_fkey';
          columns: ['size_system'];
          isOneToOne: false;
          referencedRelation: 'size_systems';
          referencedColumns: ['id'];
        },
      ];
      };
      product_variants: {
        Row: {
          id: string;
          label: string;
          position: number;
          product_id: string;
          stock: number;
        };
        Insert: {
          id: string;
          label: string;
          position?: number;
          product_id: string;
          stock?: number;
        };
        Update: {
          id?: string;
          label?: string;
          position?: number;
          product_id?: string;
          stock?: number;
        };
        Relationships: [
        {
          foreignKeyName: 'product_variants_product_id_fkey';
          columns: ['product_id'];
          isOneToOne: false;
          referencedRelation: 'products';
          referencedColumns: ['id'];
        },
      ];
      };
      products: {
        Row: {
          badges: string[];
          brand: string;
          category_id: string;
          colour_family: string | null;
          description: string;
          earlier_ratings: number[];
          features: string[];
          id: string;
          images: Json;
          name: string;
          original_price: number;
          page_changed_at: string;
          position: number;
          price: number;
          publish_at: string | null;
          published_at: string | null;
          rating: number;
          ratings: number[];
          review_count: number;
          sku: string;
          status: 'draft' | 'published' | 'archived';
          style_id: string | null;
          type_id: string | null;
          type_level: number | null;
          updated_at: string;
          version: number;
        };
        Insert: {
          badges?: string[];
          brand: string;
          category_id: string;
          colour_family?: string | null;
          description?: string;
          earlier_ratings?: number[];
          features?: string[];
          id: string;
          images?: Json;
          name: string;
          original_price: number;
          page_changed_at?: string;
          position?: number;
          price: number;
          publish_at?: string | null;
          published_at?: string | null;
          rating?: number;
          ratings?: number[];
          review_count?: number;
          sku: string;
          status?: 'draft' | 'published' | 'archived';
          style_id?: string | null;
          type_id?: string | null;
          type_level?: never;
          updated_at?: string;
          version?: number;
        };
        Update: {
          badges?: string[];
          brand?: string;
          category_id?: string;
          colour_family?: string | null;
          description?: string;
          earlier_ratings?: number[];
          features?: string[];
          id?: string;
          images?: Json;
          name?: string;
          original_price?: number;
          page_changed_at?: string;
          position?: number;
          price?: number;
          publish_at?: string | null;
          published_at?: string | null;
          rating?: number;
          ratings?: number[];
          review_count?: number;
          sku?: string;
          status?: 'draft' | 'published' | 'archived';
          style_id?: string | null;
          type_id?: string | null;
          type_level?: never;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
        {
          foreignKeyName: 'products_category_id_fkey';
          columns: ['category_id'];
          isOneToOne: false;
          referencedRelation: 'categories';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'products_colour_family_fkey';
          columns: ['colour_family'];
          isOneToOne: false;
          referencedRelation: 'colour_families';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'products_type';
          columns: ['type_id', 'category_id', 'type_level'];
          isOneToOne: false;
          referencedRelation: 'product_types';
          referencedColumns: ['id', 'category_id', 'level'];
        },
      ];
      };
      profiles: {
        Row: {
          affiliate_code: string;
          blocked_at: string | null;
          created_at: string;
          full_name: string;
          id: string;
          phone: string | null;
        };
        Insert: {
          affiliate_code: string;
          blocked_at?: string | null;
          created_at?: string;
          full_name?: string;
          id: string;
          phone?: string | null;
        };
        Update: {
          affiliate_code?: string;
          blocked_at?: string | null;
          created_at?: string;
          full_name?: string;
          id?: string;
          phone?: string | null;
        };
        Relationships: [];
      };
      promotion_uses: {
        Row: {
          amount: number;
          created_at: string;
          lines: Json;
          order_id: string;
          promotion_id: string;
          state: 'reserved' | 'consumed' | 'released';
          title: string;
          user_id: string | null;
        };
        Insert: {
          amount: number;
          created_at?: string;
          lines: Json;
          order_id: string;
          promotion_id: string;
          state?: 'reserved' | 'consumed' | 'released';
          title: string;
          user_id?: string | null;
        };
        Update: {
          amount?: number;
          created_at?: string;
          lines?: Json;
          order_id?: string;
          promotion_id?: string;
          state?: 'reserved' | 'consumed' | 'released';
          title?: string;
          user_id?: string | null;
        };
        Relationships: [
        {
          foreignKeyName: 'promotion_uses_order_id_fkey';
          columns: ['order_id'];
          isOneToOne: false;
          referencedRelation: 'orders';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'promotion_uses_promotion_id_fkey';
          columns: ['promotion_id'];
          isOneToOne: false;
          referencedRelation: 'promotions';
          referencedColumns: ['id'];
        },
      ];
      };
      promotions: {
        Row: {
          alone: boolean;
          audience: 'everyone' | 'first_order' | 'tag';
          audience_tag: string | null;
          buy: number | null;
          coupons: 'any' | 'members' | 'none';
          created_at: string;
          ends_at: string | null;
          get: number | null;
          get_scope: 'all' | 'category' | 'type' | 'colour' | 'attribute' | 'collection' | 'product' | null;
          get_scope_ids: string[];
          id: string;
          kind: 'percent' | 'amount' | 'buy_get' | 'order_percent' | 'order_amount';
          max_discount: number | null;
          min_amount: number;
          min_pieces: number;
          per_user_limit: number | null;
          priority: number;
          scope: 'all' | 'category' | 'type' | 'colour' | 'attribute' | 'collection' | 'product';
          scope_ids: string[];
          starts_at: string;
          state: 'draft' | 'active' | 'paused';
          title: string;
          total_limit: number | null;
          used: number;
          value: number;
          version: number;
        };
        Insert: {
          alone?: boolean;
          audience?: 'everyone' | 'first_order' | 'tag';
          audience_tag?: string | null;
          buy?: number | null;
          coupons?: 'any' | 'members' | 'none';
          created_at?: string;
          ends_at?: string | null;
          get?: number | null;
          get_scope?: 'all' | 'category' | 'type' | 'colour' | 'attribute' | 'collection' | 'product' | null;
          get_scope_ids?: string[];
          id?: string;
          kind: 'percent' | 'amount' | 'buy_get' | 'order_percent' | 'order_amount';
          max_discount?: number | null;
          min_amount?: number;
          min_pieces?: number;
          per_user_limit?: number | null;
          priority?: number;
          scope?: 'all' | 'category' | 'type' | 'colour' | 'attribute' | 'collection' | 'product';
          scope_ids?: string[];
          starts_at?: string;
          state?: 'draft' | 'active' | 'paused';
          title: string;
          total_limit?: number | null;
          used?: number;
          value: number;
          version?: number;
        };
        Update: {
          alone?: boolean;
          audience?: 'everyone' | 'first_order' | 'tag';
          audience_tag?: string | null;
          buy?: number | null;
          coupons?: 'any' | 'members' | 'none';
          created_at?: string;
          ends_at?: string | null;
          get?: number | null;
          get_scope?: 'all' | 'category' | 'type' | 'colour' | 'attribute' | 'collection' | 'product' | null;
          get_scope_ids?: string[];
          id?: string;
          kind?: 'percent' | 'amount' | 'buy_get' | 'order_percent' | 'order_amount';
          max_discount?: number | null;
          min_amount?: number;
          min_pieces?: number;
          per_user_limit?: number | null;
          priority?: number;
          scope?: 'all' | 'category' | 'type' | 'colour' | 'attribute' | 'collection' | 'product';
          scope_ids?: string[];
          starts_at?: string;
          state?: 'draft' | 'active' | 'paused';
          title?: string;
          total_limit?: number | null;
          used?: number;
          value?: number;
          version?: number;
        };
        Relationships: [];
      };
      referral_clicks: {
        Row: {
          affiliate_id: string;
          day: string;
          visitor_hash: string;
        };
        Insert: {
          affiliate_id: string;
          day: string;
          visitor_hash: string;
        };
        Update: {
          affiliate_id?: string;
          day?: string;
          visitor_hash?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'referral_clicks_affiliate_id_fkey';
          columns: ['affiliate_id'];
          isOneToOne: false;
          referencedRelation: 'profiles';
          referencedColumns: ['id'];
        },
      ];
      };
      refunds: {
        Row: {
          amount: number;
          attempts: number;
          bank_failures: number;
          created_at: string;
          id: string;
          next_attempt_at: string;
          payment_id: string;
          provider_payment_id: string | null;
          provider_refund_id: string | null;
          reason: string;
          replaced: number;
          settled_at: string | null;
          state: 'pending' | 'settled' | 'failed';
          vpa: string | null;
        };
        Insert: {
          amount: number;
          attempts?: number;
          bank_failures?: number;
          created_at?: string;
          id?: string;
          next_attempt_at?: string;
          payment_id: string;
          provider_payment_id?: string | null;
          provider_refund_id?: string | null;
          reason: string;
          replaced?: number;
          settled_at?: string | null;
          state?: 'pending' | 'settled' | 'failed';
          vpa?: string | null;
        };
        Update: {
          amount?: number;
          attempts?: number;
          bank_failures?: number;
          created_at?: string;
          id?: string;
          next_attempt_at?: string;
          payment_id?: string;
          provider_payment_id?: string | null;
          provider_refund_id?: string | null;
          reason?: string;
          replaced?: number;
          settled_at?: string | null;
          state?: 'pending' | 'settled' | 'failed';
          vpa?: string | null;
        };
        Relationships: [
        {
          foreignKeyName: 'refunds_payment_id_fkey';
          columns: ['payment_id'];
          isOneToOne: false;
          referencedRelation: 'payments';
          referencedColumns: ['id'];
        },
      ];
      };
      release_changes: {
        Row: {
          at: string;
          by: string;
          commit: string | null;
          from: string | null;
          id: number;
          kind: 'release' | 'trial' | 'share' | 'promote' | 'rollback' | 'kill' | 'trial-ended' | 'shell';
          reason: string | null;
          remote: string;
          report: string[];
          sequence: number;
          share: number | null;
          version: string;
        };
        Insert: {
          at: string;
          by: string;
          commit?: string | null;
          from?: string | null;
          id?: never;
          kind: 'release' | 'trial' | 'share' | 'promote' | 'rollback' | 'kill' | 'trial-ended' | 'shell';
          reason?: string | null;
          remote: string;
          report?: string[];
          sequence: number;
          share?: number | null;
          version: string;
        };
        Update: {
          at?: string;
          by?: string;
          commit?: string | null;
          from?: string | null;
          id?: never;
          kind?: 'release' | 'trial' | 'share' | 'promote' | 'rollback' | 'kill' | 'trial-ended' | 'shell';
          reason?: string | null;
          remote?: string;
          report?: string[];
          sequence?: number;
          share?: number | null;
          version?: string;
        };
        Relationships: [];
      };
      return_events: {
        Row: {
          created_at: string;
          id: number;
          note: string;
          return_id: string;
          state: string;
        };
        Insert: {
          created_at?: string;
          id?: never;
          note?: string;
          return_id: string;
          state: string;
        };
        Update: {
          created_at?: string;
          id?: never;
          note?: string;
          return_id?: string;
          state?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'return_events_return_id_fkey';
          columns: ['return_id'];
          isOneToOne: false;
          referencedRelation: 'returns';
          referencedColumns: ['id'];
        },
      ];
      };
      return_lines: {
        Row: {
          exchange_variant_id: string | null;
          quantity: number;
          return_id: string;
          variant_id: string;
        };
        Insert: {
          exchange_variant_id?: string | null;
          quantity: number;
          return_id: string;
          variant_id: string;
        };
        Update: {
          exchange_variant_id?: string | null;
          quantity?: number;
          return_id?: string;
          variant_id?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'return_lines_exchange_variant_id_fkey';
          columns: ['exchange_variant_id'];
          isOneToOne: false;
          referencedRelation: 'product_variants';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'return_lines_return_id_fkey';
          columns: ['return_id'];
          isOneToOne: false;
          referencedRelation: 'returns';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'return_lines_variant_id_fkey';
          columns: ['variant_id'];
          isOneToOne: false;
          referencedRelation: 'product_variants';
          referencedColumns: ['id'];
        },
      ];
      };
      returns: {
        Row: {
          comment: string;
          created_at: string;
          id: string;
          kind: 'return' | 'exchange';
          order_id: string;
          photos: string[];
          reason: string;
          refund_amount: number | null;
          refund_vpa: string | null;
          refund_way: 'upi' | 'credit' | null;
          request_key: string | null;
          state: 'requested' | 'approved' | 'picked_up' | 'received' | 'refunded' | 'exchanged' | 'rejected';
        };
        Insert: {
          comment?: string;
          created_at?: string;
          id?: string;
          kind: 'return' | 'exchange';
          order_id: string;
          photos?: string[];
          reason: string;
          refund_amount?: number | null;
          refund_vpa?: string | null;
          refund_way?: 'upi' | 'credit' | null;
          request_key?: string | null;
          state?: 'requested' | 'approved' | 'picked_up' | 'received' | 'refunded' | 'exchanged' | 'rejected';
        };
        Update: {
          comment?: string;
          created_at?: string;
          id?: string;
          kind?: 'return' | 'exchange';
          order_id?: string;
          photos?: string[];
          reason?: string;
          refund_amount?: number | null;
          refund_vpa?: string | null;
          refund_way?: 'upi' | 'credit' | null;
          request_key?: string | null;
          state?: 'requested' | 'approved' | 'picked_up' | 'received' | 'refunded' | 'exchanged' | 'rejected';
        };
        Relationships: [
        {
          foreignKeyName: 'returns_order_id_fkey';
          columns: ['order_id'];
          isOneToOne: false;
          referencedRelation: 'orders';
          referencedColumns: ['id'];
        },
      ];
      };
      review_photos: {
        Row: {
          created_at: string;
          height: number;
          id: string;
          name: string;
          position: number;
          product_id: string;
          review_id: string | null;
          state: 'waiting' | 'approved' | 'refused';
          user_id: string;
          width: number;
        };
        Insert: {
          created_at?: string;
          height: number;
          id?: string;
          name: string;
          position?: number;
          product_id: string;
          review_id?: string | null;
          state?: 'waiting' | 'approved' | 'refused';
          user_id: string;
          width: number;
        };
        Update: {
          created_at?: string;
          height?: number;
          id?: string;
          name?: string;
          position?: number;
          product_id?: string;
          review_id?: string | null;
          state?: 'waiting' | 'approved' | 'refused';
          user_id?: string;
          width?: number;
        };
        Relationships: [
        {
          foreignKeyName: 'review_photos_product_id_fkey';
          columns: ['product_id'];
          isOneToOne: false;
          referencedRelation: 'products';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'review_photos_review_id_fkey';
          columns: ['review_id'];
          isOneToOne: false;
          referencedRelation: 'reviews';
          referencedColumns: ['id'];
        },
      ];
      };
      review_votes: {
        Row: {
          created_at: string;
          review_id: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          review_id: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          review_id?: string;
          user_id?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'review_votes_review_id_fkey';
          columns: ['review_id'];
          isOneToOne: false;
          referencedRelation: 'reviews';
          referencedColumns: ['id'];
        },
      ];
      };
      reviews: {
        Row: {
          comment: string;
          fit: 'small' | 'true' | 'large' | null;
          helpful: number;
          id: string;
          photos: number;
          product_id: string;
          rating: number;
          reviewed_on: string;
          size: string | null;
          user_id: string | null;
          user_name: string;
          verified: boolean;
        };
        Insert: {
          comment: string;
          fit?: 'small' | 'true' | 'large' | null;
          helpful?: number;
          id?: string;
          photos?: number;
          product_id: string;
          rating: number;
          reviewed_on: string;
          size?: string | null;
          user_id?: string | null;
          user_name: string;
          verified?: boolean;
        };
        Update: {
          comment?: string;
          fit?: 'small' | 'true' | 'large' | null;
          helpful?: number;
          id?: string;
          photos?: number;
          product_id?: string;
          rating?: number;
          reviewed_on?: string;
          size?: string | null;
          user_id?: string | null;
          user_name?: string;
          verified?: boolean;
        };
        Relationships: [
        {
          foreignKeyName: 'reviews_product_id_fkey';
          columns: ['product_id'];
          isOneToOne: false;
          referencedRelation: 'products';
          referencedColumns: ['id'];
        },
      ];
      };
      saved_cards: {
        Row: {
          brand: 'visa' | 'mastercard' | 'rupay' | 'amex' | 'other';
          created_at: string;
          expiry_month: number;
          expiry_year: number;
          holder_name: string;
          id: string;
          is_default: boolean;
          last4: string;
          token: string;
          user_id: string;
        };
        Insert: {
          brand: 'visa' | 'mastercard' | 'rupay' | 'amex' | 'other';
          created_at?: string;
          expiry_month: number;
          expiry_year: number;
          holder_name?: string;
          id?: string;
          is_default?: boolean;
          last4: string;
          token: string;
          user_id: string;
        };
        Update: {
          brand?: 'visa' | 'mastercard' | 'rupay' | 'amex' | 'other';
          created_at?: string;
          expiry_month?: number;
          expiry_year?: number;
          holder_name?: string;
          id?: string;
          is_default?: boolean;
          last4?: string;
          token?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      saved_vpas: {
        Row: {
          created_at: string;
          id: string;
          is_default: boolean;
          name: string;
          state: 'pending' | 'verified' | 'failed';
          user_id: string;
          vpa: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          is_default?: boolean;
          name?: string;
          state?: 'pending' | 'verified' | 'failed';
          user_id: string;
          vpa: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          is_default?: boolean;
          name?: string;
          state?: 'pending' | 'verified' | 'failed';
          user_id?: string;
          vpa?: string;
        };
        Relationships: [];
      };
      search_synonyms: {
        Row: {
          family: string;
          word: string;
        };
        Insert: {
          family: string;
          word: string;
        };
        Update: {
          family?: string;
          word?: string;
        };
        Relationships: [];
      };
      seller: {
        Row: {
          address: string;
          gstin: string;
          id: boolean;
          legal_name: string;
          saved_at: string | null;
        };
        Insert: {
          address: string;
          gstin: string;
          id?: boolean;
          legal_name: string;
          saved_at?: string | null;
        };
        Update: {
          address?: string;
          gstin?: string;
          id?: boolean;
          legal_name?: string;
          saved_at?: string | null;
        };
        Relationships: [];
      };
      shop_settings: {
        Row: {
          cod_limit: number;
          express_shipping: number;
          free_shipping_above: number;
          gst_percent: number;
          id: boolean;
          launch_on: string;
          phase: 'beta' | 'live';
          platform_fee: number;
          return_days: number;
          sale_ends_on: string | null;
          saved_at: string | null;
          standard_shipping: number;
          tax_mode: 'added' | 'included';
          terms_since: string;
          updated_at: string;
        };
        Insert: {
          cod_limit?: number;
          express_shipping?: number;
          free_shipping_above?: number;
          gst_percent?: number;
          id?: boolean;
          launch_on?: string;
          phase?: 'beta' | 'live';
          platform_fee?: number;
          return_days?: number;
          sale_ends_on?: string | null;
          saved_at?: string | null;
          standard_shipping?: number;
          tax_mode?: 'added' | 'included';
          terms_since?: string;
          updated_at?: string;
        };
        Update: {
          cod_limit?: number;
          express_shipping?: number;
          free_shipping_above?: number;
          gst_percent?: number;
          id?: boolean;
          launch_on?: string;
          phase?: 'beta' | 'live';
          platform_fee?: number;
          return_days?: number;
          sale_ends_on?: string | null;
          saved_at?: string | null;
          standard_shipping?: number;
          tax_mode?: 'added' | 'included';
          terms_since?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      size_systems: {
        Row: {
          id: string;
          is_open: boolean;
          name: string;
          position: number;
          title: string;
        };
        Insert: {
          id: string;
          is_open?: boolean;
          name: string;
          position?: number;
          title: string;
        };
        Update: {
          id?: string;
          is_open?: boolean;
          name?: string;
          position?: number;
          title?: string;
        };
        Relationships: [];
      };
      sizes: {
        Row: {
          label: string;
          position: number;
          system_id: string;
        };
        Insert: {
          label: string;
          position: number;
          system_id: string;
        };
        Update: {
          label?: string;
          position?: number;
          system_id?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'sizes_system_id_fkey';
          columns: ['system_id'];
          isOneToOne: false;
          referencedRelation: 'size_systems';
          referencedColumns: ['id'];
        },
      ];
      };
      stock_adjustments: {
        Row: {
          admin_email: string;
          change: number;
          created_at: string;
          id: number;
          note: string;
          product_id: string;
          reason: 'received' | 'returned' | 'damaged' | 'lost' | 'counted' | 'import' | 'created';
          request_key: string;
          stock_after: number;
          variant_id: string;
        };
        Insert: {
          admin_email: string;
          change: number;
          created_at?: string;
          id?: never;
          note?: string;
          product_id: string;
          reason: 'received' | 'returned' | 'damaged' | 'lost' | 'counted' | 'import' | 'created';
          request_key?: string;
          stock_after: number;
          variant_id: string;
        };
        Update: {
          admin_email?: string;
          change?: number;
          created_at?: string;
          id?: never;
          note?: string;
          product_id?: string;
          reason?: 'received' | 'returned' | 'damaged' | 'lost' | 'counted' | 'import' | 'created';
          request_key?: string;
          stock_after?: number;
          variant_id?: string;
        };
        Relationships: [];
      };
      type_attributes: {
        Row: {
          attribute_id: string;
          is_required: boolean;
          type_id: string;
        };
        Insert: {
          attribute_id: string;
          is_required?: boolean;
          type_id: string;
        };
        Update: {
          attribute_id?: string;
          is_required?: boolean;
          type_id?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'type_attributes_attribute_id_fkey';
          columns: ['attribute_id'];
          isOneToOne: false;
          referencedRelation: 'attributes';
          referencedColumns: ['id'];
        },
        {
          foreignKeyName: 'type_attributes_type_id_fkey';
          columns: ['type_id'];
          isOneToOne: false;
          referencedRelation: 'product_types';
          referencedColumns: ['id'];
        },
      ];
      };
      vendor_applications: {
        Row: {
          address: string;
          assignee_id: string | null;
          business_name: string;
          business_type: string;
          contact_person: string;
          created_at: string;
          email: string;
          experience: string;
          gst_number: string | null;
          id: string;
          message: string;
          phone: string;
          product_categories: string;
          reference: string;
          status: 'submitted' | 'documents' | 'product_review' | 'live' | 'rejected';
          submission_id: string;
          updated_at: string;
          user_id: string | null;
          website: string | null;
        };
        Insert: {
          address: string;
          assignee_id?: string | null;
          business_name: string;
          business_type: string;
          contact_person: string;
          created_at?: string;
          email: string;
          experience: string;
          gst_number?: string | null;
          id?: string;
          message?: string;
          phone: string;
          product_categories: string;
          reference: string;
          status?: 'submitted' | 'documents' | 'product_review' | 'live' | 'rejected';
          submission_id: string;
          updated_at?: string;
          user_id?: string | null;
          website?: string | null;
        };
        Update: {
          address?: string;
          assignee_id?: string | null;
          business_name?: string;
          business_type?: string;
          contact_person?: string;
          created_at?: string;
          email?: string;
          experience?: string;
          gst_number?: string | null;
          id?: string;
          message?: string;
          phone?: string;
          product_categories?: string;
          reference?: string;
          status?: 'submitted' | 'documents' | 'product_review' | 'live' | 'rejected';
          submission_id?: string;
          updated_at?: string;
          user_id?: string | null;
          website?: string | null;
        };
        Relationships: [];
      };
      wishlist_items: {
        Row: {
          added_at: string;
          product_id: string;
          user_id: string;
        };
        Insert: {
          added_at?: string;
          product_id: string;
          user_id: string;
        };
        Update: {
          added_at?: string;
          product_id?: string;
          user_id?: string;
        };
        Relationships: [
        {
          foreignKeyName: 'wishlist_items_product_id_fkey';
          columns: ['product_id'];
          isOneToOne: false;
          referencedRelation: 'products';
          referencedColumns: ['id'];
        },
      ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_invitation: {
        Args: {
          p_token: string;
        };
        Returns: Json;
      };
      acknowledge_grievance: {
        Args: {
          p_id: string;
        };
        Returns: string;
      };
      add_customer_note: {
        Args: {
          p_user: string;
          p_note: string;
          p_key: string;
        };
        Returns: number;
      };
      add_gift_card: {
        Args: {
          p_code: string;
        };
        Returns: Json;
      };
      add_order_note: {
        Args: {
          p_number: string;
          p_body: string;
          p_key: string;
        };
        Returns: undefined;
      };
      add_release_token: {
        Args: {
          p_id: string;
          p_remotes: string[];
          p_hash: string;
          p_created_by: string;
        };
        Returns: undefined;
      };
      add_return_photo: {
        Args: {
          p_user_id: string;
          p_extension: string;
        };
        Returns: Json;
      };
      add_review_photo: {
        Args: {
          p_user_id: string;
          p_product_id: string;
          p_extension: string;
          p_width: number;
          p_height: number;
        };
        Returns: Json;
      };
      add_to_wishlist: {
        Args: {
          p_product_id: string;
        };
        Returns: Json;
      };
      adjust_stock: {
        Args: {
          p_variant_id: string;
          p_change: number;
          p_reason: string;
          p_note?: string;
          p_key?: string;
        };
        Returns: Json;
      };
      advance_order: {
        Args: {
          p_number: string;
          p_status: string;
          p_note?: string;
          p_courier?: string | null;
          p_tracking_number?: string | null;
        };
        Returns: Json;
      };
      advance_parcel: {
        Args: {
          p_parcel: string;
          p_state: string;
          p_note?: string;
        };
        Returns: Json;
      };
      advance_return: {
        Args: {
          p_return_id: string;
          p_state: string;
          p_note?: string;
        };
        Returns: Json;
      };
      announce_trial_end: {
        Args: {
          p_token: string;
          p_remote: string;
          p_version: string;
          p_trial: string;
          p_reason: string;
        };
        Returns: number;
      };
      apply_as_vendor: {
        Args: {
          p_application: Json;
          p_submission_id: string;
        };
        Returns: Json;
      };
      approve_commission: {
        Args: {
          p_id: string;
        };
        Returns: string;
      };
      approve_commissions: {
        Args: never;
        Returns: number;
      };
      approve_payout: {
        Args: {
          p_payout_id: string;
        };
        Returns: string;
      };
      archive_product: {
        Args: {
          p_product_id: string;
          p_version: number;
        };
        Returns: Json;
      };
      ask_alert: {
        Args: {
          p_kind: string;
          p_product_id: string;
          p_variant_id?: string | null;
          p_email?: string | null;
          p_elapsed_ms?: number | null;
          p_fax?: string;
        };
        Returns: Json;
      };
      ask_mail_check: {
        Args: never;
        Returns: Json;
      };
      block_user: {
        Args: {
          p_user: string;
          p_blocked: boolean;
          p_reason?: string;
        };
        Returns: boolean;
      };
      bulk_advance_orders: {
        Args: {
          p_status: string;
          p_orders: Json;
        };
        Returns: Json;
      };
      buy_gift_card: {
        Args: {
          p_idempotency_key: string;
          p_request: Json;
        };
        Returns: Json;
      };
      can_review: {
        Args: {
          p_product_id: string;
        };
        Returns: string;
      };
      cancel_admin_pieces: {
        Args: {
          p_number: string;
          p_pieces: Json;
          p_expected: number;
          p_key: string;
          p_note?: string;
        };
        Returns: Json;
      };
      cancel_order: {
        Args: {
          p_number: string;
          p_reason?: string;
        };
        Returns: Json;
      };
      cancel_pieces: {
        Args: {
          p_number: string;
          p_pieces: Json;
          p_expected: number;
          p_key: string;
          p_reason?: string;
        };
        Returns: Json;
      };
      check_gift_card: {
        Args: {
          p_code: string;
        };
        Returns: Json;
      };
      clear_bag: {
        Args: never;
        Returns: Json;
      };
      clear_wishlist: {
        Args: never;
        Returns: Json;
      };
      confirm_alert: {
        Args: {
          p_token: string;
        };
        Returns: Json;
      };
      confirm_mail_check: {
        Args: {
          p_token: string;
        };
        Returns: Json;
      };
      confirm_newsletter: {
        Args: {
          p_token: string;
        };
        Returns: Json;
      };
      count_products: {
        Args: never;
        Returns: number;
      };
      count_reviews: {
        Args: {
          p_product_id: string;
        };
        Returns: Json;
      };
      count_search: {
        Args: {
          p_words: string;
        };
        Returns: undefined;
      };
      decide_refund: {
        Args: {
          p_id: string;
          p_approved: boolean;
          p_note?: string;
        };
        Returns: Json;
      };
      delete_account: {
        Args: {
          p_confirmed_loss: number;
        };
        Returns: Json;
      };
      delete_attribute: {
        Args: {
          p_id: string;
        };
        Returns: string;
      };
      delete_card: {
        Args: {
          p_card_id: string;
        };
        Returns: boolean;
      };
      delete_collection: {
        Args: {
          p_id: string;
        };
        Returns: boolean;
      };
      delete_coupon: {
        Args: {
          p_id: string;
        };
        Returns: string;
      };
      delete_customer_note: {
        Args: {
          p_id: number;
        };
        Returns: boolean;
      };
      delete_delivery_area: {
        Args: {
          p_prefix: string;
        };
        Returns: undefined;
      };
      delete_draft_order: {
        Args: {
          p_id: string;
          p_revision: number;
        };
        Returns: undefined;
      };
      delete_look: {
        Args: {
          p_id: string;
        };
        Returns: string;
      };
      delete_order_view: {
        Args: {
          p_id: string;
        };
        Returns: undefined;
      };
      delete_product_type: {
        Args: {
          p_id: string;
        };
        Returns: string;
      };
      delete_promotion: {
        Args: {
          p_id: string;
        };
        Returns: string;
      };
      delete_vpa: {
        Args: {
          p_vpa_id: string;
        };
        Returns: boolean;
      };
      delivery_to: {
        Args: {
          p_pin: string;
        };
        Returns: Json;
      };
      drop_alert: {
        Args: {
          p_id: string;
        };
        Returns: Json;
      };
      duplicate_product: {
        Args: {
          p_product_id: string;
        };
        Returns: Json;
      };
      edit_products: {
        Args: {
          p_edit: string;
          p_edits: Json;
          p_reason?: string;
        };
        Returns: Json;
      };
      end_session: {
        Args: {
          p_session: string;
        };
        Returns: boolean;
      };
      enter_grievance: {
        Args: {
          p_grievance: Json;
          p_key: string;
        };
        Returns: string;
      };
      expire_orders: {
        Args: never;
        Returns: number;
      };
      export_orders: {
        Args: {
          p_numbers: string[];
        };
        Returns: Json;
      };
      find_draft_customers: {
        Args: {
          p_query: string;
        };
        Returns: Json;
      };
      find_draft_pieces: {
        Args: {
          p_query: string;
        };
        Returns: Json;
      };
      find_payment: {
        Args: {
          p_provider_order_id: string;
        };
        Returns: Json;
      };
      find_unheard_events: {
        Args: {
          p_event_ids: string[];
        };
        Returns: string[];
      };
      finish_card_revocation: {
        Args: {
          p_id: number;
          p_error?: string | null;
        };
        Returns: undefined;
      };
      finish_mail: {
        Args: {
          p_id: number;
          p_error?: string | null;
          p_is_final?: boolean;
          p_no_such_address?: boolean;
        };
        Returns: undefined;
      };
      finish_refund: {
        Args: {
          p_id: string;
          p_provider_refund_id: string;
          p_error?: string | null;
          p_state?: string;
        };
        Returns: undefined;
      };
      finish_vpa_verification: {
        Args: {
          p_user: string;
          p_vpa_id: string;
          p_state: string;
          p_name?: string;
        };
        Returns: string;
      };
      forget_contacts: {
        Args: never;
        Returns: number;
      };
      forget_mails: {
        Args: never;
        Returns: number;
      };
      forget_searches: {
        Args: never;
        Returns: number;
      };
      get_account_closing: {
        Args: never;
        Returns: Json;
      };
      get_account_figures: {
        Args: never;
        Returns: Json;
      };
      get_admin_delivery: {
        Args: never;
        Returns: Json;
      };
      get_admin_measures: {
        Args: {
          p_product_id: string;
        };
        Returns: Json;
      };
      get_admin_order: {
        Args: {
          p_number: string;
        };
        Returns: Json;
      };
      get_admin_overview: {
        Args: {
          p_from: string;
          p_to: string;
        };
        Returns: Json;
      };
      get_admin_product: {
        Args: {
          p_product_id: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      get_admin_promotion: {
        Args: {
          p_id: string;
        };
        Returns: Json;
      };
      get_admin_settings: {
        Args: never;
        Returns: Json;
      };
      get_admin_taxes: {
        Args: never;
        Returns: Json;
      };
      get_affiliate: {
        Args: never;
        Returns: Json;
      };
      get_alerts: {
        Args: never;
        Returns: Json;
      };
      get_bag: {
        Args: never;
        Returns: Json;
      };
      get_cash_desk: {
        Args: never;
        Returns: Json;
      };
      get_collection: {
        Args: {
          p_slug: string;
        };
        Returns: Json;
      };
      get_customer: {
        Args: {
          p_user: string;
        };
        Returns: Json;
      };
      get_draft_order: {
        Args: {
          p_id: string;
        };
        Returns: Json;
      };
      get_editable_products: {
        Args: {
          p_ids: string[];
        };
        Returns: Json;
      };
      get_garment_measures: {
        Args: {
          p_product_id: string;
        };
        Returns: Json;
      };
      get_going_live: {
        Args: never;
        Returns: Json;
      };
      get_gst_report: {
        Args: {
          p_month: string;
        };
        Returns: Json;
      };
      get_insider: {
        Args: never;
        Returns: Json;
      };
      get_invitation: {
        Args: {
          p_token: string;
        };
        Returns: Json;
      };
      get_invoices: {
        Args: {
          p_order: string;
        };
        Returns: Json;
      };
      get_linked_draft: {
        Args: {
          p_id: string;
          p_key: string;
          p_use_credit?: boolean;
        };
        Returns: Json;
      };
      get_linked_invoices: {
        Args: {
          p_number: string;
          p_key: string;
        };
        Returns: Json;
      };
      get_linked_order: {
        Args: {
          p_number: string;
          p_key: string;
        };
        Returns: Json;
      };
      get_look: {
        Args: {
          p_product_id: string;
        };
        Returns: Json;
      };
      get_mail_choices: {
        Args: never;
        Returns: {
          choice: string;
          wanted: boolean;
        }[];
      };
      get_mail_standing: {
        Args: never;
        Returns: Json;
      };
      get_money_settings: {
        Args: never;
        Returns: Json;
      };
      get_my_consents: {
        Args: never;
        Returns: {
          id: number;
          purpose: string;
          subject: string;
          subject_id: string;
          given: boolean;
          text_version: string;
          source: string;
          at: string;
          is_current: boolean;
        }[];
      };
      get_my_data: {
        Args: never;
        Returns: Json;
      };
      get_my_review_marks: {
        Args: {
          p_product_id: string;
        };
        Returns: Json;
      };
      get_my_rights: {
        Args: never;
        Returns: string[];
      };
      get_my_sessions: {
        Args: never;
        Returns: {
          id: string;
          signed_in_at: string;
          last_used_at: string;
          user_agent: string;
          is_this: boolean;
        }[];
      };
      get_order_desk: {
        Args: never;
        Returns: Json;
      };
      get_order_papers: {
        Args: {
          p_kind: string;
          p_numbers: string[];
        };
        Returns: Json;
      };
      get_product_facts: {
        Args: {
          p_product_id: string;
        };
        Returns: Json;
      };
      get_product_menu: {
        Args: never;
        Returns: Json;
      };
      get_product_offers: {
        Args: {
          p_product_id: string;
        };
        Returns: Json;
      };
      get_release_figures: {
        Args: {
          p_from: string;
          p_until: string;
          p_step_minutes: number;
        };
        Returns: {
          slot: string;
          remote: string;
          version: string;
          views: number;
          errors_per_thousand: number;
          visits: number;
          failed_visits: number;
          answers: number;
          failed_answers: number;
          lcp_p75: number;
          inp_p75: number;
          cls_p75: number;
        }[];
      };
      get_reviews: {
        Args: {
          p_product_id: string;
          p_rating?: number | null;
          p_pictured?: boolean;
          p_sort?: string;
          p_offset?: number;
        };
        Returns: Json;
      };
      get_shop_health: {
        Args: {
          p_token: string;
        };
        Returns: Json;
      };
      get_shop_status: {
        Args: never;
        Returns: Json;
      };
      get_spent_coupons: {
        Args: never;
        Returns: Json;
      };
      get_staff: {
        Args: never;
        Returns: Json;
      };
      get_taxonomy: {
        Args: never;
        Returns: Json;
      };
      get_wishlist: {
        Args: never;
        Returns: Json;
      };
      give_up_mail: {
        Args: {
          p_id: number;
        };
        Returns: string;
      };
      grant_credit: {
        Args: {
          p_user: string;
          p_amount: number;
          p_reason: string;
          p_key: string;
        };
        Returns: number;
      };
      import_products: {
        Args: {
          p_rows: Json;
          p_dry_run?: boolean;
        };
        Returns: Json;
      };
      index_products: {
        Args: {
          p_limit: number;
        };
        Returns: number;
      };
      invite_staff: {
        Args: {
          p_email: string;
          p_roles: string[];
        };
        Returns: Json;
      };
      list_admin_actions: {
        Args: {
          p_query?: string;
          p_kind?: string | null;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_admin_affiliates: {
        Args: {
          p_query?: string;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_admin_collections: {
        Args: {
          p_query?: string;
          p_state?: string | null;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_admin_commissions: {
        Args: {
          p_query?: string;
          p_state?: string | null;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_admin_coupons: {
        Args: {
          p_query?: string;
          p_state?: string | null;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_admin_inquiries: {
        Args: {
          p_kind?: string;
          p_query?: string;
          p_status?: string | null;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_admin_looks: {
        Args: {
          p_query?: string;
          p_state?: string | null;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_admin_orders: {
        Args: {
          p_query?: string;
          p_status?: string | null;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
          p_filter?: Json;
        };
        Returns: Json;
      };
      list_admin_payouts: {
        Args: {
          p_query?: string;
          p_state?: string | null;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_admin_product_ids: {
        Args: {
          p_query?: string;
          p_status?: string | null;
          p_category?: string | null;
          p_low_stock?: boolean;
          p_sort?: string;
        };
        Returns: string[];
      };
      list_admin_products: {
        Args: {
          p_query?: string;
          p_status?: string | null;
          p_category?: string | null;
          p_low_stock?: boolean;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_admin_promotions: {
        Args: {
          p_query?: string;
          p_state?: string | null;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_admin_reviews: {
        Args: {
          p_query?: string;
          p_state?: string;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_admin_users: {
        Args: {
          p_query?: string;
          p_filter?: string | null;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_approvals: {
        Args: {
          p_state?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_bulk_edits: {
        Args: {
          p_query?: string;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_collection_names: {
        Args: never;
        Returns: Json;
      };
      list_customer_entries: {
        Args: {
          p_user: string;
          p_part: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_customer_tags: {
        Args: never;
        Returns: {
          tag: string;
          people: number;
        }[];
      };
      list_data_views: {
        Args: {
          p_query?: string;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_draft_orders: {
        Args: {
          p_query?: string;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_failed_gift_card_refunds: {
        Args: never;
        Returns: Json;
      };
      list_grievances: {
        Args: {
          p_query?: string;
          p_state?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_mails: {
        Args: {
          p_state?: string;
          p_query?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_open_cash: {
        Args: {
          p_query?: string;
          p_courier?: string | null;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_products: {
        Args: {
          p_category?: string | null;
          p_type?: string | null;
          p_search?: string | null;
          p_filters?: Json;
          p_max?: number | null;
          p_sort?: string;
          p_page?: number;
          p_described?: boolean;
          p_collection?: string | null;
        };
        Returns: Json;
      };
      list_release_changes: {
        Args: {
          p_remote: string;
          p_limit: number;
        };
        Returns: Database['public']['Tables']['release_changes']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'release_changes';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_release_tokens: {
        Args: never;
        Returns: {
          id: string;
          remotes: string[];
          hash: string;
          created_at: string;
          created_by: string;
        }[];
      };
      list_remittance_lines: {
        Args: {
          p_id: string;
          p_outcome?: string | null;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_remittances: {
        Args: {
          p_query?: string;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_sitemap: {
        Args: {
          p_after?: string;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_sitemap_parts: {
        Args: {
          p_size?: number;
        };
        Returns: Json;
      };
      list_synonyms: {
        Args: {
          p_query?: string;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_tds: {
        Args: {
          p_year?: string | null;
          p_query?: string;
          p_sort?: string;
          p_offset?: number;
          p_limit?: number;
        };
        Returns: Json;
      };
      may_ask_provider: {
        Args: {
          p_about: string;
        };
        Returns: boolean;
      };
      may_exchange_size: {
        Args: {
          p_number: string;
        };
        Returns: boolean;
      };
      merge_bag: {
        Args: {
          p_merge_id: string;
          p_lines: Json;
        };
        Returns: Json;
      };
      merge_wishlist: {
        Args: {
          p_product_ids: string[];
        };
        Returns: Json;
      };
      moderate_photo: {
        Args: {
          p_photo_id: string;
          p_state: string;
        };
        Returns: Json;
      };
      modify_order: {
        Args: {
          p_number: string;
          p_changes: Json;
          p_expected_due: number;
        };
        Returns: Json;
      };
      note_backup: {
        Args: {
          p_taken_at: string;
          p_bytes: number;
        };
        Returns: undefined;
      };
      note_sweep: {
        Args: {
          p_errors: string[];
        };
        Returns: undefined;
      };
      note_web_server: {
        Args: {
          p_token: string;
          p_id: string;
          p_version: string;
        };
        Returns: undefined;
      };
      order_index: {
        Args: {
          p_chunks?: number;
        };
        Returns: boolean;
      };
      pay_occasions: {
        Args: never;
        Returns: number;
      };
      pick_orders: {
        Args: {
          p_expected: number;
          p_query?: string;
          p_status?: string | null;
          p_filter?: Json;
        };
        Returns: Json;
      };
      place_draft_order: {
        Args: {
          p_id: string;
          p_revision: number;
          p_expected_due: number;
          p_promotions?: string[] | null;
        };
        Returns: Json;
      };
      place_linked_draft: {
        Args: {
          p_id: string;
          p_key: string;
          p_revision: number;
          p_payment_method: string;
          p_expected_due: number;
          p_promotions?: string[] | null;
          p_credit?: number;
        };
        Returns: Json;
      };
      place_order: {
        Args: {
          p_idempotency_key: string;
          p_lines: Json;
          p_address_id: string;
          p_delivery: string;
          p_payment_method: string;
          p_expected_due: number;
          p_coupon?: string | null;
          p_use_credit?: boolean;
          p_use_gift_cards?: boolean;
          p_affiliate_code?: string | null;
          p_email?: string | null;
          p_promotions?: string[] | null;
          p_gst?: Json | null;
          p_expected_credit?: number;
          p_expected_gift_cards?: number;
        };
        Returns: Json;
      };
      preview_collection: {
        Args: {
          p_rule: Json;
        };
        Returns: Json;
      };
      preview_promotion: {
        Args: {
          p_promotion: Json;
        };
        Returns: Json;
      };
      price_draft_order: {
        Args: {
          p_draft: Json;
        };
        Returns: Json;
      };
      publish_due_products: {
        Args: never;
        Returns: number;
      };
      quote_admin_cancellation: {
        Args: {
          p_number: string;
          p_pieces: Json;
        };
        Returns: Json;
      };
      quote_cancellation: {
        Args: {
          p_number: string;
          p_pieces: Json;
        };
        Returns: Json;
      };
      quote_order: {
        Args: {
          p_lines: Json;
          p_delivery?: string;
          p_coupon?: string | null;
          p_use_credit?: boolean;
          p_use_gift_cards?: boolean;
        };
        Returns: Json;
      };
      quote_order_change: {
        Args: {
          p_number: string;
          p_changes: Json;
        };
        Returns: Json;
      };
      quote_parcel_return: {
        Args: {
          p_parcel: string;
        };
        Returns: Json;
      };
      read_registry: {
        Args: {
          p_known?: number;
        };
        Returns: {
          sequence: number;
          payload: string;
          signature: string;
          key_id: string;
        }[];
      };
      record_cash: {
        Args: {
          p_number: string;
          p_collected: boolean;
        };
        Returns: Json;
      };
      record_mail_event: {
        Args: {
          p_reason: string;
          p_address: string;
          p_at: string;
          p_detail?: string;
        };
        Returns: string;
      };
      record_payment_event: {
        Args: {
          p_event_id: string;
          p_type: string;
          p_provider_order_id: string;
          p_provider_payment_id: string;
          p_amount: number;
          p_channel: string;
          p_payload: Json;
        };
        Returns: Json;
      };
      record_referral_click: {
        Args: {
          p_code: string;
        };
        Returns: boolean;
      };
      record_remittance: {
        Args: {
          p_remittance: Json;
          p_book: boolean;
        };
        Returns: Json;
      };
      record_visits: {
        Args: {
          p_token: string;
          p_batch: string;
          p_visits: number;
          p_pages: number;
        };
        Returns: undefined;
      };
      record_vitals: {
        Args: {
          p_token: string;
          p_batch: string;
          p_counts: Json;
          p_trials: Json;
        };
        Returns: Json;
      };
      refresh_figures: {
        Args: never;
        Returns: number;
      };
      refund_order: {
        Args: {
          p_number: string;
          p_amount: number;
          p_reason: string;
          p_key?: string;
        };
        Returns: Json;
      };
      release_admin: {
        Args: never;
        Returns: string;
      };
      remove_from_wishlist: {
        Args: {
          p_product_id: string;
        };
        Returns: Json;
      };
      remove_guests: {
        Args: never;
        Returns: number;
      };
      remove_review: {
        Args: {
          p_review_id: string;
          p_reason: string;
        };
        Returns: undefined;
      };
      reply_inquiry: {
        Args: {
          p_kind: string;
          p_id: string;
          p_message: string;
          p_status: string;
          p_key: string;
        };
        Returns: string;
      };
      request_bulk_quote: {
        Args: {
          p_inquiry: Json;
          p_submission_id: string;
        };
        Returns: Json;
      };
      request_payout: {
        Args: never;
        Returns: Json;
      };
      request_return: {
        Args: {
          p_number: string;
          p_request: Json;
          p_key?: string | null;
        };
        Returns: Json;
      };
      resolve_grievance: {
        Args: {
          p_id: string;
          p_resolution: string;
        };
        Returns: string;
      };
      retry_mail: {
        Args: {
          p_id: number;
        };
        Returns: string;
      };
      retry_refund: {
        Args: {
          p_id: string;
        };
        Returns: undefined;
      };
      return_parcel: {
        Args: {
          p_parcel: string;
          p_damaged: Json;
          p_expected: number;
          p_note?: string;
        };
        Returns: Json;
      };
      revoke_release_token: {
        Args: {
          p_id: string;
        };
        Returns: boolean;
      };
      save_address: {
        Args: {
          p_address: Json;
        };
        Returns: Database['public']['Tables']['addresses']['Row'];
        SetofOptions: {
          from: '*';
          to: 'addresses';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      save_affiliate_tiers: {
        Args: {
          p_tiers: Json;
          p_expected?: Json | null;
        };
        Returns: Json;
      };
      save_attribute: {
        Args: {
          p_attribute: Json;
          p_expected?: Json;
        };
        Returns: Json;
      };
      save_card_token: {
        Args: {
          p_user: string;
          p_token: string;
          p_brand: string;
          p_last4: string;
          p_expiry_month: number;
          p_expiry_year: number;
          p_holder_name: string;
        };
        Returns: string;
      };
      save_category: {
        Args: {
          p_category: Json;
          p_expected?: Json;
        };
        Returns: Json;
      };
      save_collection: {
        Args: {
          p_collection: Json;
        };
        Returns: Json;
      };
      save_coupon: {
        Args: {
          p_coupon: Json;
          p_expected?: Json;
        };
        Returns: Json;
      };
      save_delivery_area: {
        Args: {
          p_area: Json;
          p_expected?: Json;
        };
        Returns: Json;
      };
      save_delivery_zone: {
        Args: {
          p_zone: Json;
          p_expected?: Json;
        };
        Returns: Json;
      };
      save_draft_order: {
        Args: {
          p_draft: Json;
        };
        Returns: Json;
      };
      save_garment_measures: {
        Args: {
          p_product_id: string;
          p_rows: Json;
          p_expected?: Json;
        };
        Returns: Json;
      };
      save_hsn_code: {
        Args: {
          p_code: Json;
          p_expected?: Json;
        };
        Returns: Json;
      };
      save_look: {
        Args: {
          p_look: Json;
        };
        Returns: Json;
      };
      save_money_settings: {
        Args: {
          p_settings: Json;
          p_expected?: Json;
        };
        Returns: Json;
      };
      save_order_view: {
        Args: {
          p_name: string;
          p_query?: string | null;
          p_id?: string | null;
        };
        Returns: string;
      };
      save_pan: {
        Args: {
          p_pan: string;
        };
        Returns: string;
      };
      save_product: {
        Args: {
          p_product: Json;
          p_version?: number | null;
        };
        Returns: Json;
      };
      save_product_type: {
        Args: {
          p_type: Json;
          p_expected?: Json;
        };
        Returns: Json;
      };
      save_promotion: {
        Args: {
          p_promotion: Json;
        };
        Returns: Json;
      };
      save_seller: {
        Args: {
          p_seller: Json;
          p_expected?: Json;
        };
        Returns: Database['public']['Tables']['seller']['Row'];
        SetofOptions: {
          from: '*';
          to: 'seller';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      save_settings: {
        Args: {
          p_settings: Json;
          p_expected?: Json;
        };
        Returns: Json;
      };
      save_staff_roles: {
        Args: {
          p_user: string;
          p_roles: string[];
          p_expected: string[];
        };
        Returns: string[];
      };
      save_synonyms: {
        Args: {
          p_family: string;
          p_words: string[];
          p_is_created?: boolean;
          p_expected?: Json;
        };
        Returns: string[];
      };
      save_type_hsn: {
        Args: {
          p_type: string;
          p_hsn: string;
          p_expected?: Json;
        };
        Returns: undefined;
      };
      save_vpa: {
        Args: {
          p_vpa: string;
        };
        Returns: Database['public']['Tables']['saved_vpas']['Row'];
        SetofOptions: {
          from: '*';
          to: 'saved_vpas';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      search_staff: {
        Args: {
          p_query: string;
        };
        Returns: Json;
      };
      send_contact_message: {
        Args: {
          p_message: Json;
          p_submission_id: string;
        };
        Returns: Json;
      };
      send_draft_order: {
        Args: {
          p_id: string;
          p_revision: number;
        };
        Returns: string;
      };
      set_bag_line: {
        Args: {
          p_variant_id: string;
          p_quantity: number;
        };
        Returns: Json;
      };
      set_default_card: {
        Args: {
          p_card_id: string;
        };
        Returns: boolean;
      };
      set_default_vpa: {
        Args: {
          p_vpa_id: string;
        };
        Returns: boolean;
      };
      set_inquiry_status: {
        Args: {
          p_kind: string;
          p_id: string;
          p_status: string;
        };
        Returns: string;
      };
      set_low_stock: {
        Args: {
          p_product_id: string;
          p_at: number;
        };
        Returns: number;
      };
      set_mail_choice: {
        Args: {
          p_choice: string;
          p_wanted: boolean;
          p_text_version: string;
        };
        Returns: boolean;
      };
      set_promotion_state: {
        Args: {
          p_id: string;
          p_state: string;
        };
        Returns: Json;
      };
      settle_payout: {
        Args: {
          p_payout_id: string;
          p_paid: boolean;
          p_reference?: string;
        };
        Returns: string;
      };
      ship_parcel: {
        Args: {
          p_number: string;
          p_pieces: Json;
          p_courier: string;
          p_tracking_number: string;
          p_note?: string;
        };
        Returns: Json;
      };
      sign_statement: {
        Args: {
          p_id: string;
          p_signed: boolean;
        };
        Returns: undefined;
      };
      similar_products: {
        Args: {
          p_product_id: string;
          p_limit?: number;
        };
        Returns: Json;
      };
      start_payment: {
        Args: {
          p_payment_id: string;
          p_user: string;
          p_provider: string;
          p_provider_order_id: string;
        };
        Returns: Json;
      };
      start_vpa_verification: {
        Args: {
          p_user: string;
          p_vpa_id: string;
        };
        Returns: string;
      };
      stop_alert: {
        Args: {
          p_token: string;
          p_all?: boolean;
        };
        Returns: Json;
      };
      stop_mails: {
        Args: {
          p_token: string;
        };
        Returns: Json;
      };
      subscribe_newsletter: {
        Args: {
          p_email: string;
          p_consent_version: string;
          p_elapsed_ms?: number | null;
          p_fax?: string;
        };
        Returns: Json;
      };
      suggest: {
        Args: {
          p_query: string;
        };
        Returns: Json;
      };
      suggest_size: {
        Args: {
          p_product_id: string;
        };
        Returns: Json;
      };
      swap_registry: {
        Args: {
          p_expected: number;
          p_sequence: number;
          p_payload: string;
          p_signature: string;
          p_key_id: string;
          p_changes: Json;
        };
        Returns: boolean;
      };
      tag_customer: {
        Args: {
          p_user: string;
          p_tag: string;
          p_on: boolean;
        };
        Returns: string[];
      };
      tag_orders: {
        Args: {
          p_numbers: string[];
          p_tag: string;
          p_remove?: boolean;
        };
        Returns: number;
      };
      take_as_grievance: {
        Args: {
          p_message: string;
        };
        Returns: string;
      };
      take_card_revocations: {
        Args: {
          p_limit: number;
        };
        Returns: {
          id: number;
          customer: string;
          token: string;
        }[];
      };
      take_mails: {
        Args: {
          p_limit: number;
        };
        Returns: {
          id: number;
          kind: string;
          recipient: string;
          payload: Json;
        }[];
      };
      take_open_payments: {
        Args: {
          p_limit: number;
        };
        Returns: string[];
      };
      take_payment_windows: {
        Args: never;
        Returns: {
          from_at: string;
          to_at: string;
        }[];
      };
      take_refunds: {
        Args: {
          p_limit: number;
        };
        Returns: {
          id: string;
          provider_payment_id: string;
          vpa: string;
          amount: number;
          provider_refund_id: string;
          key: string;
        }[];
      };
      take_unused_pictures: {
        Args: {
          p_limit: number;
        };
        Returns: {
          bucket: string;
          name: string;
        }[];
      };
      tell_alerts: {
        Args: {
          p_limit: number;
        };
        Returns: number;
      };
      track_order: {
        Args: {
          p_number: string;
          p_email: string;
        };
        Returns: Json;
      };
      trim_vitals: {
        Args: never;
        Returns: number;
      };
      unblock_mails: {
        Args: {
          p_address: string;
          p_reason: string;
        };
        Returns: boolean;
      };
      undo_affiliate_tiers: {
        Args: {
          p_action: number;
        };
        Returns: Json;
      };
      undo_bulk_edit: {
        Args: {
          p_edit: string;
          p_after?: string;
          p_limit?: number;
        };
        Returns: Json;
      };
      undo_settings: {
        Args: {
          p_action: number;
        };
        Returns: Json;
      };
      unsubscribe_newsletter: {
        Args: {
          p_token: string;
        };
        Returns: Json;
      };
      update_profile: {
        Args: {
          p_full_name: string;
          p_phone: string;
        };
        Returns: Database['public']['Tables']['profiles']['Row'];
        SetofOptions: {
          from: '*';
          to: 'profiles';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      vote_review: {
        Args: {
          p_review_id: string;
          p_helpful: boolean;
        };
        Returns: number;
      };
      withdraw_invitation: {
        Args: {
          p_id: string;
        };
        Returns: undefined;
      };
      withdraw_remittance: {
        Args: {
          p_id: string;
          p_reason: string;
        };
        Returns: boolean;
      };
      write_review: {
        Args: {
          p_product_id: string;
          p_rating: number;
          p_comment: string;
          p_photos?: string[];
          p_fit?: string | null;
        };
        Returns: Json;
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};
