// Generated from the server’s OpenAPI document by `npm run generate`.

export interface paths {
    "/account/v1/info/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A company with its preferences: that of the caller’s first role, unless another is named */
        get: {
            parameters: {
                query?: {
                    account_id?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                name: string;
                                account_id: number;
                                /** Format: uuid */
                                uuid: string;
                                logo_url: string | null;
                                preferences: {
                                    keyname: string;
                                    value: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/door/{door_kind}/{door_uuid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose door a link is. Links that are unknown, expired, revoked or of another kind are all not found */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    door_kind: "interview" | "scorecard" | "career-pathways" | "interview-list" | "admin";
                    door_uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                account_name: string;
                                account_logo_url: string | null;
                                title: string | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/invitation/{invitation_uuid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an invitation leads to, for whoever it is addressed to; to others it does not exist */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    invitation_uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                invitation_uuid: string;
                                /** @enum {string} */
                                kind: "interview" | "scorecard" | "career-pathways" | "interview-list";
                                job_id: number | null;
                                job_uuid: string | null;
                                user_smartreq_id: number | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                                /** Format: uuid */
                                uuid: string;
                                first_name: string;
                                last_name: string;
                                email: string;
                                is_email_verified: boolean;
                                language: ("en" | "es" | "fr") | null;
                                is_jf_admin: boolean;
                                track_user_with_pendo: boolean;
                                is_second_factor_due: boolean;
                                roles: {
                                    account_id: number;
                                    account_name: string;
                                    role_name: string;
                                    all_employee_access: boolean;
                                    company_settings_access: boolean;
                                    full_access: boolean;
                                    job_profile_access: boolean;
                                    performance_access: boolean;
                                    private_data_access: boolean;
                                    company_dashboard_access: boolean;
                                    smartreq_access: boolean;
                                    all_pathways_access: boolean;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with email and password; `second_factor_due` when that is the first of two steps (see Second factors), `sign_on_required` when their company lets them in by its provider only */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                token: string;
                                refresh: string;
                                user: {
                                    user_id: number;
                                    /** Format: uuid */
                                    uuid: string;
                                    first_name: string;
                                    last_name: string;
                                    email: string;
                                    is_email_verified: boolean;
                                    language: ("en" | "es" | "fr") | null;
                                    is_jf_admin: boolean;
                                    track_user_with_pendo: boolean;
                                    is_second_factor_due: boolean;
                                    roles: {
                                        account_id: number;
                                        account_name: string;
                                        role_name: string;
                                        all_employee_access: boolean;
                                        company_settings_access: boolean;
                                        full_access: boolean;
                                        job_profile_access: boolean;
                                        performance_access: boolean;
                                        private_data_access: boolean;
                                        company_dashboard_access: boolean;
                                        smartreq_access: boolean;
                                        all_pathways_access: boolean;
                                    }[];
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account of one’s own, and sign in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                        first_name: string;
                        last_name: string;
                        /** @enum {string} */
                        language?: "en" | "es" | "fr";
                        shown?: {
                            text_id: number;
                            /** @enum {string} */
                            language: "en" | "es" | "fr";
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                token: string;
                                refresh: string;
                                user: {
                                    user_id: number;
                                    /** Format: uuid */
                                    uuid: string;
                                    first_name: string;
                                    last_name: string;
                                    email: string;
                                    is_email_verified: boolean;
                                    language: ("en" | "es" | "fr") | null;
                                    is_jf_admin: boolean;
                                    track_user_with_pendo: boolean;
                                    is_second_factor_due: boolean;
                                    roles: {
                                        account_id: number;
                                        account_name: string;
                                        role_name: string;
                                        all_employee_access: boolean;
                                        company_settings_access: boolean;
                                        full_access: boolean;
                                        job_profile_access: boolean;
                                        performance_access: boolean;
                                        private_data_access: boolean;
                                        company_dashboard_access: boolean;
                                        smartreq_access: boolean;
                                        all_pathways_access: boolean;
                                    }[];
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out: ends the session of the access token and of the refresh token on the server, and clears the cookies */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/token-refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange the refresh token (cookie, or in the body) for a new pair */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        refresh?: string;
                    } | null;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                token: string;
                                refresh: string;
                                user: {
                                    user_id: number;
                                    /** Format: uuid */
                                    uuid: string;
                                    first_name: string;
                                    last_name: string;
                                    email: string;
                                    is_email_verified: boolean;
                                    language: ("en" | "es" | "fr") | null;
                                    is_jf_admin: boolean;
                                    track_user_with_pendo: boolean;
                                    is_second_factor_due: boolean;
                                    roles: {
                                        account_id: number;
                                        account_name: string;
                                        role_name: string;
                                        all_employee_access: boolean;
                                        company_settings_access: boolean;
                                        full_access: boolean;
                                        job_profile_access: boolean;
                                        performance_access: boolean;
                                        private_data_access: boolean;
                                        company_dashboard_access: boolean;
                                        smartreq_access: boolean;
                                        all_pathways_access: boolean;
                                    }[];
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/login/second-step/passkey/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What to ask the passkeys of a sign-in that waits for its second step */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        pending_token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                rpId: string;
                                challenge: string;
                                timeout: number;
                                allowCredentials: {
                                    id: string;
                                    /** @enum {string} */
                                    type: "public-key";
                                    transports?: string[];
                                }[];
                                /** @enum {string} */
                                userVerification: "required" | "preferred" | "discouraged";
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/login/second-step/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second step of a sign-in: a code, a recovery code or a passkey */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        method: "authenticator";
                        pending_token: string;
                        code: string;
                    } | {
                        /** @enum {string} */
                        method: "recovery_code";
                        pending_token: string;
                        code: string;
                    } | {
                        /** @enum {string} */
                        method: "passkey";
                        pending_token: string;
                        passkey: {
                            id: string;
                            rawId: string;
                            /** @enum {string} */
                            type: "public-key";
                            clientExtensionResults: Record<string, never>;
                            response: {
                                clientDataJSON: string;
                                authenticatorData: string;
                                signature: string;
                                userHandle?: string;
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                token: string;
                                refresh: string;
                                user: {
                                    user_id: number;
                                    /** Format: uuid */
                                    uuid: string;
                                    first_name: string;
                                    last_name: string;
                                    email: string;
                                    is_email_verified: boolean;
                                    language: ("en" | "es" | "fr") | null;
                                    is_jf_admin: boolean;
                                    track_user_with_pendo: boolean;
                                    is_second_factor_due: boolean;
                                    roles: {
                                        account_id: number;
                                        account_name: string;
                                        role_name: string;
                                        all_employee_access: boolean;
                                        company_settings_access: boolean;
                                        full_access: boolean;
                                        job_profile_access: boolean;
                                        performance_access: boolean;
                                        private_data_access: boolean;
                                        company_dashboard_access: boolean;
                                        smartreq_access: boolean;
                                        all_pathways_access: boolean;
                                    }[];
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/login/passkey/start/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What to ask the browser’s passkeys for a sign-in by one alone */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                rpId: string;
                                challenge: string;
                                timeout: number;
                                allowCredentials: {
                                    id: string;
                                    /** @enum {string} */
                                    type: "public-key";
                                    transports?: string[];
                                }[];
                                /** @enum {string} */
                                userVerification: "required" | "preferred" | "discouraged";
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/login/passkey/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by a passkey alone, in the browser that asked for it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        passkey: {
                            id: string;
                            rawId: string;
                            /** @enum {string} */
                            type: "public-key";
                            clientExtensionResults: Record<string, never>;
                            response: {
                                clientDataJSON: string;
                                authenticatorData: string;
                                signature: string;
                                userHandle?: string;
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                token: string;
                                refresh: string;
                                user: {
                                    user_id: number;
                                    /** Format: uuid */
                                    uuid: string;
                                    first_name: string;
                                    last_name: string;
                                    email: string;
                                    is_email_verified: boolean;
                                    language: ("en" | "es" | "fr") | null;
                                    is_jf_admin: boolean;
                                    track_user_with_pendo: boolean;
                                    is_second_factor_due: boolean;
                                    roles: {
                                        account_id: number;
                                        account_name: string;
                                        role_name: string;
                                        all_employee_access: boolean;
                                        company_settings_access: boolean;
                                        full_access: boolean;
                                        job_profile_access: boolean;
                                        performance_access: boolean;
                                        private_data_access: boolean;
                                        company_dashboard_access: boolean;
                                        smartreq_access: boolean;
                                        all_pathways_access: boolean;
                                    }[];
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/first-admin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this installation still waits for its first admin */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                is_needed: boolean;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Create the first company and its admin, who is provider admin as well */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                        first_name: string;
                        last_name: string;
                        /** @enum {string} */
                        language?: "en" | "es" | "fr";
                        shown?: {
                            text_id: number;
                            /** @enum {string} */
                            language: "en" | "es" | "fr";
                        }[];
                        code: string;
                        account_name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                token: string;
                                refresh: string;
                                user: {
                                    user_id: number;
                                    /** Format: uuid */
                                    uuid: string;
                                    first_name: string;
                                    last_name: string;
                                    email: string;
                                    is_email_verified: boolean;
                                    language: ("en" | "es" | "fr") | null;
                                    is_jf_admin: boolean;
                                    track_user_with_pendo: boolean;
                                    is_second_factor_due: boolean;
                                    roles: {
                                        account_id: number;
                                        account_name: string;
                                        role_name: string;
                                        all_employee_access: boolean;
                                        company_settings_access: boolean;
                                        full_access: boolean;
                                        job_profile_access: boolean;
                                        performance_access: boolean;
                                        private_data_access: boolean;
                                        company_dashboard_access: boolean;
                                        smartreq_access: boolean;
                                        all_pathways_access: boolean;
                                    }[];
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/forgot-password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a link to set a new password; the answer is the same for every address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/reset-password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set a new password with the link of an email; ends every session */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        uid: string;
                        user_token: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/change-password/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set a new password with the current one; ends every other session */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        current_password: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/verify-email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an email address with the link that was sent there */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        uid: string;
                        user_token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/send-verification/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the link that confirms the email address again */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/check-user-email/{email}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The name of whoever of the company has this email */
        get: {
            parameters: {
                query?: {
                    account_id?: number;
                };
                header?: never;
                path: {
                    email: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                email: string;
                                first_name: string;
                                last_name: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v2/check-user-email/{email}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The person of the company who has this email */
        get: {
            parameters: {
                query?: {
                    account_id?: number;
                };
                header?: never;
                path: {
                    email: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                email: string;
                                first_name: string;
                                last_name: string;
                                user_id: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/second-factors/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller’s sign-in asks for beside the password */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                authenticator_since: string | null;
                                passkeys: {
                                    /** Format: uuid */
                                    passkey_id: string;
                                    name: string;
                                    /** Format: date-time */
                                    created_at: string;
                                    last_used_at: string | null;
                                }[];
                                recovery_codes_left: number;
                                has_password: boolean;
                                required_by: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/second-factors/{user_id}/authenticator/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Confirm the app with its first code; ends the sessions that had no second step */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                recovery_codes: string[] | null;
                            };
                        };
                    };
                };
            };
        };
        /** A secret for an authenticator app, with the password; a code as well to replace the one there is */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                        code?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                secret: string;
                                uri: string;
                                /** Format: date-time */
                                expires_at: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/second-factors/{user_id}/authenticator/remove/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove the app, with the password and a code of it, or a recovery code */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/second-factors/{user_id}/recovery-codes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New recovery codes, with the password; the old ones end */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                recovery_codes: string[] | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/passkeys/{user_id}/begin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What to ask the browser for a new passkey, with the password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                rp: {
                                    id: string;
                                    name: string;
                                };
                                user: {
                                    id: string;
                                    name: string;
                                    displayName: string;
                                };
                                challenge: string;
                                pubKeyCredParams: {
                                    alg: number;
                                    /** @enum {string} */
                                    type: "public-key";
                                }[];
                                timeout: number;
                                excludeCredentials: {
                                    id: string;
                                    /** @enum {string} */
                                    type: "public-key";
                                    transports?: string[];
                                }[];
                                authenticatorSelection: {
                                    /** @enum {string} */
                                    residentKey: "required" | "preferred" | "discouraged";
                                    requireResidentKey: boolean;
                                    /** @enum {string} */
                                    userVerification: "required" | "preferred" | "discouraged";
                                };
                                /** @enum {string} */
                                attestation: "none";
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/passkeys/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep the passkey that the browser made; the first factor ends all other sessions */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        passkey: {
                            id: string;
                            rawId: string;
                            /** @enum {string} */
                            type: "public-key";
                            clientExtensionResults: Record<string, never>;
                            response: {
                                clientDataJSON: string;
                                attestationObject: string;
                                transports?: string[];
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                passkey: {
                                    /** Format: uuid */
                                    passkey_id: string;
                                    name: string;
                                    /** Format: date-time */
                                    created_at: string;
                                    last_used_at: string | null;
                                };
                                recovery_codes: string[] | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/passkeys/{user_id}/{passkey_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Give a passkey another name; it opens what it did */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                    passkey_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                passkey_id: string;
                                name: string;
                                /** Format: date-time */
                                created_at: string;
                                last_used_at: string | null;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/auth/v1/passkeys/{user_id}/{passkey_id}/remove/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a passkey, with the password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                    passkey_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the caller is signed in, the last used first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                session_id: string;
                                browser: string | null;
                                system: string | null;
                                /** Format: date-time */
                                first_seen_at: string;
                                /** Format: date-time */
                                last_used_at: string;
                                is_this: boolean;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                            has_password: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Sign out everywhere, or everywhere but here: only shortly after the sign-in */
        delete: {
            parameters: {
                query?: {
                    except?: "this";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/sessions/{session_id}/end/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one of the caller’s sessions, with the password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    session_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/sessions/{session_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of the caller’s sessions: another one than this only shortly after the sign-in */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    session_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/sessions/user/{user_id}/end/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out everywhere, or everywhere but here, with the password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password?: string;
                        /** @enum {string} */
                        except?: "this";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/{account_id}/sign-in-policy/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the company’s staff sign in: how long sessions last, what is asked for beside the password or in its place */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                session_idle_minutes: number;
                                session_hours: number;
                                is_second_factor_required: boolean;
                                is_sign_on_required: boolean;
                            };
                        };
                    };
                };
            };
        };
        /** Set how the company’s staff sign in; what is left out stays */
        put: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        session_idle_minutes: number;
                        session_hours: number;
                        is_second_factor_required?: boolean;
                        is_sign_on_required?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                session_idle_minutes: number;
                                session_hours: number;
                                is_second_factor_required: boolean;
                                is_sign_on_required: boolean;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/single-sign-on/{account_uuid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a single sign-on: which provider to ask, and with which nonce */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account_uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                account_name: string;
                                provider_name: string;
                                provider_slug: string;
                                authority: string;
                                client_id: string;
                                nonce: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/login-sso/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with the id token of the company’s identity provider */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id_token: string;
                        password?: string;
                        second_step?: {
                            /** @enum {string} */
                            method: "authenticator";
                            pending_token: string;
                            code: string;
                        } | {
                            /** @enum {string} */
                            method: "recovery_code";
                            pending_token: string;
                            code: string;
                        } | {
                            /** @enum {string} */
                            method: "passkey";
                            pending_token: string;
                            passkey: {
                                id: string;
                                rawId: string;
                                /** @enum {string} */
                                type: "public-key";
                                clientExtensionResults: Record<string, never>;
                                response: {
                                    clientDataJSON: string;
                                    authenticatorData: string;
                                    signature: string;
                                    userHandle?: string;
                                };
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                access_token: string;
                                refresh_token: string;
                                user: {
                                    user_id: number;
                                    /** Format: uuid */
                                    uuid: string;
                                    first_name: string;
                                    last_name: string;
                                    email: string;
                                    is_email_verified: boolean;
                                    language: ("en" | "es" | "fr") | null;
                                    is_jf_admin: boolean;
                                    track_user_with_pendo: boolean;
                                    is_second_factor_due: boolean;
                                    roles: {
                                        account_id: number;
                                        account_name: string;
                                        role_name: string;
                                        all_employee_access: boolean;
                                        company_settings_access: boolean;
                                        full_access: boolean;
                                        job_profile_access: boolean;
                                        performance_access: boolean;
                                        private_data_access: boolean;
                                        company_dashboard_access: boolean;
                                        smartreq_access: boolean;
                                        all_pathways_access: boolean;
                                    }[];
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/{account_id}/single-sign-on/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company’s identity provider, null when there is none, and where its door is */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                account_uuid: string;
                                provider: {
                                    provider_name: string;
                                    provider_slug: string;
                                    /** Format: uri */
                                    issuer: string;
                                    client_id: string;
                                    allowed_domains: string[];
                                    /** @default given_name */
                                    first_name_claim: string;
                                    /** @default family_name */
                                    last_name_claim: string;
                                    default_role_id: number;
                                    is_enabled: boolean;
                                } | null;
                                roles: {
                                    role_id: number;
                                    role_name: string;
                                    is_wide: boolean;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        /** Set the company’s identity provider */
        put: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        provider_name: string;
                        provider_slug: string;
                        /** Format: uri */
                        issuer: string;
                        client_id: string;
                        allowed_domains: string[];
                        /** @default given_name */
                        first_name_claim?: string;
                        /** @default family_name */
                        last_name_claim?: string;
                        default_role_id: number;
                        is_enabled: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                account_uuid: string;
                                provider: {
                                    provider_name: string;
                                    provider_slug: string;
                                    /** Format: uri */
                                    issuer: string;
                                    client_id: string;
                                    allowed_domains: string[];
                                    /** @default given_name */
                                    first_name_claim: string;
                                    /** @default family_name */
                                    last_name_claim: string;
                                    default_role_id: number;
                                    is_enabled: boolean;
                                } | null;
                                roles: {
                                    role_id: number;
                                    role_name: string;
                                    is_wide: boolean;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s own profile */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                email2: string | null;
                                phone_number: string | null;
                                is_opt_in: boolean;
                                city: string | null;
                                state_code: string | null;
                                zip: string | null;
                                country_code: string | null;
                                linkedin_url: string | null;
                                user_id: number;
                                first_name: string;
                                last_name: string;
                                email: string;
                                dob: string | null;
                                gender: ("Male" | "Female") | null;
                                saved_at: string | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the caller’s own profile; what is left out stays, and the first save needs date of birth and gender */
        patch: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        first_name?: string;
                        last_name?: string;
                        email2?: string | null;
                        phone_number?: string | null;
                        is_opt_in?: boolean;
                        city?: string | null;
                        state_code?: string | null;
                        zip?: string | null;
                        country_code?: string | null;
                        linkedin_url?: string | null;
                        dob?: string;
                        /** @enum {string} */
                        gender?: "Male" | "Female";
                        /** Format: date-time */
                        saved_at?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                                /** Format: date-time */
                                saved_at: string;
                                is_applied: boolean;
                                /** Format: date-time */
                                server_time: string;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/user/v1/privacy/user/{user_id}/erasure/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What erasing the caller would remove, what stands against it, and the open request */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                request: {
                                    /** Format: uuid */
                                    erasure_id: string;
                                    /** Format: date-time */
                                    requested_at: string;
                                    /** Format: date-time */
                                    due_at: string;
                                } | null;
                                grace_days: number;
                                has_password: boolean;
                                removed: {
                                    applications: number;
                                    answers: number;
                                    recordings: number;
                                    sessions: number;
                                    messages: number;
                                };
                                companies: {
                                    account_id: number;
                                    account_name: string;
                                    applications: number;
                                    held: number;
                                }[];
                                last_admin_of: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Ask to be erased after the grace period; with the password, or soon after signing in again */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                erasure_id: string;
                                /** Format: date-time */
                                requested_at: string;
                                /** Format: date-time */
                                due_at: string;
                            };
                        };
                    };
                };
            };
        };
        /** Take the open request back; nothing happens when there is none */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/privacy/user/{user_id}/exports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The copies of their data that the caller asked for, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                };
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                export_id: string;
                                /** Format: date-time */
                                requested_at: string;
                                ready_at: string | null;
                                /** Format: date-time */
                                expires_at: string;
                                bytes: number | null;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Ask for a copy of all that is held about the caller; a mail says when it is ready */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                export_id: string;
                                /** Format: date-time */
                                requested_at: string;
                                ready_at: string | null;
                                /** Format: date-time */
                                expires_at: string;
                                bytes: number | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/privacy/user/{user_id}/export/{export_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A copy that the caller asked for, as a JSON file */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                    export_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/privacy/{account_id}/candidate/{user_id}/exports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The copies of a candidate’s data that a company asked for, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                };
                header?: never;
                path: {
                    account_id: number;
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                export_id: string;
                                /** Format: date-time */
                                requested_at: string;
                                ready_at: string | null;
                                /** Format: date-time */
                                expires_at: string;
                                bytes: number | null;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Ask for a copy of what a company holds about one of its candidates, and of nothing else */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                export_id: string;
                                /** Format: date-time */
                                requested_at: string;
                                ready_at: string | null;
                                /** Format: date-time */
                                expires_at: string;
                                bytes: number | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/privacy/{account_id}/candidate/{user_id}/export/{company_export_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A copy that a company asked for, as a JSON file */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account_id: number;
                    user_id: number;
                    company_export_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/legal-holds/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applications that a company must keep, the last first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                    ordering?: "placed_at" | "-placed_at";
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_smartreq_id: number;
                                reason: string;
                                placed_by_name: string | null;
                                /** Format: date-time */
                                placed_at: string;
                                user_id: number;
                                first_name: string;
                                last_name: string;
                                job_title: string;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/legal-holds/{account_id}/applications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applications of whoever is found, to place a hold on; none without a search */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                                first_name: string;
                                last_name: string;
                                job_title: string;
                                user_smartreq_id: number;
                                email: string;
                                /** @enum {string} */
                                status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                                /** Format: date-time */
                                application_date: string;
                                is_held: boolean;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/legal-hold/{account_id}/candidate/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep every application that somebody has made so far */
        put: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                                held: number;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/legal-hold/{account_id}/{user_smartreq_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep an application for legal reasons; one that is kept gets the new reason */
        put: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_smartreq_id: number;
                                reason: string;
                                placed_by_name: string | null;
                                /** Format: date-time */
                                placed_at: string;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        /** Keep it no longer; what was asked to be erased meanwhile is erased */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_smartreq_id: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/retention/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long a company keeps applications that have ended */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                ended_applications_days: number | null;
                                hired_applications_days: number | null;
                                next_run_at: string | null;
                            };
                        };
                    };
                };
            };
        };
        /** Set how long a company keeps applications that have ended; what anonymises more counts from the first daily run after 24 hours */
        put: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ended_applications_days: number | null;
                        hired_applications_days: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                ended_applications_days: number | null;
                                hired_applications_days: number | null;
                                next_run_at: string | null;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/retention/{account_id}/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many applications such rules would anonymise, and when, if they were saved now */
        get: {
            parameters: {
                query?: {
                    ended_applications_days?: number;
                    hired_applications_days?: number;
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                next_run_at: string | null;
                                next_run: number;
                                next_30_days: number;
                                held: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/retention/{account_id}/preview/applications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which applications such rules would anonymise in the next 30 days, the first due first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                    ended_applications_days?: number;
                    hired_applications_days?: number;
                    ordering?: "due_at" | "-due_at";
                    due?: "next_run";
                    held?: "0" | "1";
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_smartreq_id: number;
                                job_id: number;
                                job_title: string;
                                first_name: string;
                                last_name: string;
                                /** @enum {string} */
                                rule: "ended_applications" | "hired_applications";
                                /** Format: date-time */
                                ended_at: string;
                                /** Format: date-time */
                                due_at: string;
                                is_held: boolean;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/retention/{account_id}/runs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the daily runs anonymised, the last first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @enum {string} */
                                rule: "ended_applications" | "hired_applications";
                                /** Format: date-time */
                                ran_at: string;
                                finished_at: string | null;
                                days: number;
                                erased: number;
                                held: number;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/memberships/user/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companies that the caller works for, by name, and what leaving each would take away */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                companies: {
                                    account_id: number;
                                    account_name: string;
                                    role_names: string[];
                                    team_count: number;
                                    is_last_admin: boolean;
                                }[];
                                has_password: boolean;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/membership/user/{user_id}/account/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Leave a company: the caller’s roles in it and their places on its teams end; `last_admin` for whoever alone may change its settings */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    user_id: number;
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                account_id: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/staff-invitations/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invitations to work for a company that nobody has accepted yet */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                    ordering?: "email" | "-email" | "invited_at" | "-invited_at";
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                staff_invitation_id: number;
                                email: string;
                                role_id: number;
                                role_name: string;
                                invited_by: string | null;
                                /** Format: date-time */
                                invited_at: string;
                                /** Format: date-time */
                                expires_at: string;
                                /** @enum {string} */
                                status: "open" | "expired" | "failed";
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Invite somebody with a role that opens nothing the caller lacks; again for the same address replaces the invitation before */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        role_id: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                email: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/staff-invitation/{account_id}/{staff_invitation_id}/resend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an invitation again: with a new link, which voids the one before */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    staff_invitation_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                staff_invitation_id: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/staff-invitation/{account_id}/{staff_invitation_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation: its link opens nothing any more */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    staff_invitation_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                staff_invitation_id: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/staff-invitation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who invites whom by a link. Links that are unknown, used, expired or withdrawn are all not valid */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        link_uuid: string;
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                account_name: string;
                                role_name: string;
                                email: string;
                                has_account: boolean;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/accept-staff-invitation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation as the user whose address it was sent to */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        link_uuid: string;
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                                /** Format: uuid */
                                uuid: string;
                                first_name: string;
                                last_name: string;
                                email: string;
                                is_email_verified: boolean;
                                language: ("en" | "es" | "fr") | null;
                                is_jf_admin: boolean;
                                track_user_with_pendo: boolean;
                                is_second_factor_due: boolean;
                                roles: {
                                    account_id: number;
                                    account_name: string;
                                    role_name: string;
                                    all_employee_access: boolean;
                                    company_settings_access: boolean;
                                    full_access: boolean;
                                    job_profile_access: boolean;
                                    performance_access: boolean;
                                    private_data_access: boolean;
                                    company_dashboard_access: boolean;
                                    smartreq_access: boolean;
                                    all_pathways_access: boolean;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/join-company/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation without an account: set name and password, get the role, and be signed in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        link_uuid: string;
                        token: string;
                        password: string;
                        first_name: string;
                        last_name: string;
                        shown?: {
                            text_id: number;
                            /** @enum {string} */
                            language: "en" | "es" | "fr";
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                token: string;
                                refresh: string;
                                user: {
                                    user_id: number;
                                    /** Format: uuid */
                                    uuid: string;
                                    first_name: string;
                                    last_name: string;
                                    email: string;
                                    is_email_verified: boolean;
                                    language: ("en" | "es" | "fr") | null;
                                    is_jf_admin: boolean;
                                    track_user_with_pendo: boolean;
                                    is_second_factor_due: boolean;
                                    roles: {
                                        account_id: number;
                                        account_name: string;
                                        role_name: string;
                                        all_employee_access: boolean;
                                        company_settings_access: boolean;
                                        full_access: boolean;
                                        job_profile_access: boolean;
                                        performance_access: boolean;
                                        private_data_access: boolean;
                                        company_dashboard_access: boolean;
                                        smartreq_access: boolean;
                                        all_pathways_access: boolean;
                                    }[];
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/progress-tracker/user/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The trackers of a user, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                                ref_id: number;
                                job_id: number;
                                /** Format: uuid */
                                job_uuid: string;
                                job_type_id: number;
                                tracker_title: string;
                                job_title: string;
                                moved_from?: string | null;
                                account_name: string;
                                account_logo_url: string | null;
                                city: string | null;
                                state: string | null;
                                /** Format: date-time */
                                created_at: string;
                                /** @enum {string} */
                                status: "incomplete" | "submitted" | "in_review" | "interview" | "offer" | "hired" | "not_selected" | "withdrawn";
                                pct_complete: number;
                                remaining_days: number;
                                external_application_id: string | null;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Apply to an open requisition, or re-apply when the retake interval has passed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job_uuid: string;
                        external_application_id?: string | null;
                        source_token?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                                ref_id: number;
                                job_id: number;
                                /** Format: uuid */
                                job_uuid: string;
                                job_type_id: number;
                                tracker_title: string;
                                job_title: string;
                                moved_from?: string | null;
                                account_name: string;
                                account_logo_url: string | null;
                                city: string | null;
                                state: string | null;
                                /** Format: date-time */
                                created_at: string;
                                /** @enum {string} */
                                status: "incomplete" | "submitted" | "in_review" | "interview" | "offer" | "hired" | "not_selected" | "withdrawn";
                                pct_complete: number;
                                remaining_days: number;
                                external_application_id: string | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/progress-tracker/user/{user_id}/ref/{ref_id}/withdraw/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw an application that has not ended; one that is withdrawn already is answered as it is */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    user_id: number;
                    ref_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                                ref_id: number;
                                job_id: number;
                                /** Format: uuid */
                                job_uuid: string;
                                job_type_id: number;
                                tracker_title: string;
                                job_title: string;
                                moved_from?: string | null;
                                account_name: string;
                                account_logo_url: string | null;
                                city: string | null;
                                state: string | null;
                                /** Format: date-time */
                                created_at: string;
                                /** @enum {string} */
                                status: "incomplete" | "submitted" | "in_review" | "interview" | "offer" | "hired" | "not_selected" | "withdrawn";
                                pct_complete: number;
                                remaining_days: number;
                                external_application_id: string | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/progress-tracker/user/{user_id}/ref/{ref_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One tracker with its steps and activities */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                    ref_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                                ref_id: number;
                                job_id: number;
                                /** Format: uuid */
                                job_uuid: string;
                                job_type_id: number;
                                tracker_title: string;
                                job_title: string;
                                moved_from?: string | null;
                                account_name: string;
                                account_logo_url: string | null;
                                city: string | null;
                                state: string | null;
                                /** Format: date-time */
                                created_at: string;
                                /** @enum {string} */
                                status: "incomplete" | "submitted" | "in_review" | "interview" | "offer" | "hired" | "not_selected" | "withdrawn";
                                pct_complete: number;
                                remaining_days: number;
                                external_application_id: string | null;
                                eeoc?: {
                                    answered_at: string | null;
                                } | null;
                                steps: {
                                    user_step_id: number;
                                    title: string;
                                    standard_title: ("assessments" | "interview" | "offer") | null;
                                    sort_order: number;
                                    activities: {
                                        job_step_activity_id: number;
                                        user_step_id: number;
                                        user_step_activity_id: number;
                                        job_id: number;
                                        ref_id: number;
                                        user_id: number;
                                        asmt_id: number;
                                        title: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        };
                                        question_count: number;
                                        minutes: number;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        status: "locked" | "available" | "in_progress" | "awaiting_recordings" | "submitted" | "scoring" | "scored" | "expired" | "waived";
                                        is_completed: boolean;
                                        attempt_id: string | null;
                                        answered_count: number;
                                    }[];
                                    interviews?: {
                                        job_step_activity_id: number;
                                        title: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        };
                                        /** @enum {string} */
                                        state: "to_be_arranged" | "to_book" | "scheduled" | "over";
                                        starts_at: string | null;
                                        link_uuid: string | null;
                                    }[];
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/job-questions/{job_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The package of one activity: its questions in every language */
        get: {
            parameters: {
                query: {
                    job_step_activity_id: number;
                    ref_id: number;
                };
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                asmt_id: number;
                                slug: string;
                                version: number;
                                /** @enum {string} */
                                kind: "personality" | "competencies" | "interests" | "values" | "skill-test" | "recordings" | "screening-questions" | "application-form" | "typing-test" | "interview" | "speed-test";
                                title: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                };
                                instruction: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                };
                                company_instruction?: string;
                                stem?: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                };
                                minutes: number;
                                response_sets: {
                                    [key: string]: {
                                        value: number;
                                        label: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        };
                                    }[];
                                };
                                questions: {
                                    question_id: string;
                                    passage?: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    text: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    help?: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    is_required?: boolean;
                                    input?: {
                                        /** @enum {string} */
                                        type: "multiple_choice";
                                    } | {
                                        /** @enum {string} */
                                        type: "short_text";
                                        max_length: number;
                                        /** @enum {string} */
                                        format?: "phone" | "linkedin" | "website";
                                    } | {
                                        /** @enum {string} */
                                        type: "long_text";
                                        max_length: number;
                                    } | {
                                        /** @enum {string} */
                                        type: "number";
                                        min: number | null;
                                        max: number | null;
                                        unit: string;
                                    } | {
                                        /** @enum {string} */
                                        type: "date";
                                    } | {
                                        /** @enum {string} */
                                        type: "typing";
                                        passage: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        };
                                    } | {
                                        min_download_mbps: number | null;
                                        min_upload_mbps: number | null;
                                        max_latency_ms: number | null;
                                        /** @enum {string} */
                                        type: "speed_test";
                                    };
                                    response_set: string;
                                    recording?: {
                                        /** @enum {string} */
                                        kind: "video" | "audio";
                                        max_seconds: number;
                                    };
                                    file?: {
                                        formats: ("pdf" | "docx" | "doc" | "txt")[];
                                    };
                                    time_limit_seconds?: number;
                                }[];
                                sections?: {
                                    section_id: string;
                                    title: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    question_ids: string[];
                                    time_limit_seconds?: number;
                                }[];
                                time_limit_seconds?: number;
                                prefilled?: {
                                    [key: string]: string;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/set-start-time/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start an attempt at an activity; a second device is given the attempt that is under way */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        payload_version: number;
                        /** Format: uuid */
                        attempt_id: string;
                        job_step_activity_id: number;
                        ref_id: number;
                        /** Format: uuid */
                        device_id: string;
                        asmt_id?: number;
                        /** @enum {string} */
                        language: "en" | "es" | "fr";
                        /** Format: date-time */
                        started_at: string;
                        /** Format: date-time */
                        pledge_accepted_at: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                attempt_id: string;
                                /** Format: date-time */
                                started_at: string;
                                submitted_at: string | null;
                                /** Format: date-time */
                                server_time: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/assessment-answers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store the latest revision of some answers; the newest revision of each question wins */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        payload_version: number;
                        /** Format: uuid */
                        attempt_id: string;
                        /** Format: uuid */
                        device_id: string;
                        answers: {
                            question_id: string;
                            value: number | string | number[];
                            rev: number;
                            /** Format: date-time */
                            answered_at: string;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                attempt_id: string;
                                acknowledged: {
                                    question_id: string;
                                    rev: number;
                                    /** Format: date-time */
                                    answered_at?: string;
                                }[];
                                superseded: {
                                    question_id: string;
                                    value: number | string | number[];
                                    rev: number;
                                    /** Format: date-time */
                                    answered_at: string;
                                    /** Format: uuid */
                                    device_id: string;
                                }[];
                                is_fenced: boolean;
                                answered_count: number;
                                /** Format: date-time */
                                server_time: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/assessment-answers/{attempt_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the server holds of an attempt, to resume on another device or after lost storage */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    attempt_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                attempt: {
                                    /** Format: uuid */
                                    attempt_id: string;
                                    job_step_activity_id: number;
                                    ref_id: number;
                                    asmt_id: number;
                                    /** Format: date-time */
                                    started_at: string;
                                    submitted_at: string | null;
                                };
                                answers: {
                                    question_id: string;
                                    value: number | string | number[];
                                    rev: number;
                                    /** Format: date-time */
                                    answered_at: string;
                                    /** Format: uuid */
                                    device_id: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/user-questions-validate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check answers before the submission, without storing any: what does not fit, and what is required */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        payload_version: number;
                        /** Format: uuid */
                        attempt_id: string;
                        answers: {
                            question_id: string;
                            value: number | string | number[];
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                is_valid: boolean;
                                problems: {
                                    [key: string]: string;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/user-questions-submit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit an attempt; refused with the differing question ids unless the server holds exactly these answers */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        payload_version: number;
                        /** Format: uuid */
                        attempt_id: string;
                        /** Format: uuid */
                        device_id: string;
                        /** Format: date-time */
                        submitted_at: string;
                        count: number;
                        digest: string;
                        answers: {
                            question_id: string;
                            value: number | string | number[];
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                attempt_id: string;
                                /** Format: date-time */
                                submitted_at: string;
                                answered_count: number;
                                digest: string;
                                /** Format: date-time */
                                server_time: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/start-times/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that a limited part of an attempt began; the first start of each part stands */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        payload_version: number;
                        /** Format: uuid */
                        attempt_id: string;
                        /** Format: uuid */
                        device_id: string;
                        timer: string;
                        /** Format: date-time */
                        started_at: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                timer: string;
                                /** Format: date-time */
                                started_at: string;
                                /** Format: uuid */
                                attempt_id: string;
                                signature: string;
                                /** Format: date-time */
                                server_time: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/start-times/{attempt_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the limited parts of an attempt began, to go on with another device or clock */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    attempt_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                starts: {
                                    timer: string;
                                    /** Format: date-time */
                                    started_at: string;
                                }[];
                                /** Format: date-time */
                                server_time: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/attempt-journal/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store entries of a device’s journal of an attempt; whatever the chain says, they are kept */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        payload_version: number;
                        /** Format: uuid */
                        attempt_id: string;
                        /** Format: uuid */
                        device_id: string;
                        entries: {
                            seq: number;
                            /** @enum {string} */
                            kind: "page" | "hidden" | "visible" | "timer" | "expired" | "clock" | "answer" | "submit";
                            wall_ms: number;
                            mono_ms: number;
                            offset_ms: number;
                            /** Format: uuid */
                            page: string;
                            detail: string;
                            prev: string;
                            hash: string;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                attempt_id: string;
                                stored: number[];
                                /** Format: date-time */
                                server_time: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/typing-tests/job_step_activity/{job_step_activity_id}/user/{user_id}/ref/{ref_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The typing test of an application, and its result once it is submitted */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_step_activity_id: number;
                    user_id: number;
                    ref_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                title: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                };
                                seconds: number;
                                is_submitted: boolean;
                                result: {
                                    /** @enum {string} */
                                    language: "en" | "es" | "fr";
                                    wpm: number;
                                    raw_wpm: number;
                                    accuracy: number | null;
                                    consistency: number | null;
                                    correct: number;
                                    corrected: number;
                                    uncorrected: number;
                                } | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/score-typing-tests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The result of the keystrokes that the server has by now, null without any; stores nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        job_step_activity_id: number;
                        ref_id: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @enum {string} */
                                language: "en" | "es" | "fr";
                                wpm: number;
                                raw_wpm: number;
                                accuracy: number | null;
                                consistency: number | null;
                                correct: number;
                                corrected: number;
                                uncorrected: number;
                            } | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/speed-test/latency/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answer at once: the time that it takes is the latency of a speed test */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: date-time */
                                server_time: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/speed-test/download/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Random bytes for a speed test, as many as asked, at most 10 MB */
        get: {
            parameters: {
                query: {
                    bytes: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/device-check/latency/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answer at once with the time, for the delay of a connection and the clock of a device */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: date-time */
                                server_time: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/device-check/download/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Random bytes to measure a connection, as many as asked, at most 3 MB */
        get: {
            parameters: {
                query: {
                    bytes: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/recordings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a recording, while it is still being made; its bytes follow by tus at Location */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        payload_version: number;
                        /** Format: uuid */
                        recording_id: string;
                        /** Format: uuid */
                        attempt_id: string;
                        question_id: string;
                        /** Format: uuid */
                        device_id: string;
                        mime: string;
                        round: number;
                        file_name?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                recording_id: string;
                                /** Format: uuid */
                                attempt_id: string;
                                question_id: string;
                                /** @enum {string} */
                                mime: "video/mp4" | "video/webm" | "video/ogg" | "audio/webm" | "audio/mp4" | "audio/ogg" | "application/pdf" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/msword" | "text/plain";
                                /** @enum {string} */
                                status: "uploading" | "processing" | "ready" | "failed";
                                reason: ("chunk_missing" | "size_differs" | "hash_differs" | "digest_differs" | "not_media" | "not_this_format") | null;
                                progress: number;
                                round: number;
                                received_bytes: number;
                                received_chunks: number;
                                total_bytes: number | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/recordings/{recording_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a recording is; by HEAD as well, with the offset to go on from in Upload-Offset */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    recording_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                recording_id: string;
                                /** Format: uuid */
                                attempt_id: string;
                                question_id: string;
                                /** @enum {string} */
                                mime: "video/mp4" | "video/webm" | "video/ogg" | "audio/webm" | "audio/mp4" | "audio/ogg" | "application/pdf" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/msword" | "text/plain";
                                /** @enum {string} */
                                status: "uploading" | "processing" | "ready" | "failed";
                                reason: ("chunk_missing" | "size_differs" | "hash_differs" | "digest_differs" | "not_media" | "not_this_format") | null;
                                progress: number;
                                round: number;
                                received_bytes: number;
                                received_chunks: number;
                                total_bytes: number | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Append one whole chunk of at most 4 MiB at Upload-Offset, with its SHA-1 or SHA-256 in Upload-Checksum */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    recording_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        trace?: never;
    };
    "/user-response/v1/recordings/{recording_id}/manifest/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what the recording consists of. Refused while chunks are missing; after that it is verified, and final */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    recording_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        payload_version: number;
                        chunks: {
                            index: number;
                            size: number;
                            sha256: string;
                        }[];
                        total_size: number;
                        digest: string;
                        duration_ms: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                recording_id: string;
                                /** Format: uuid */
                                attempt_id: string;
                                question_id: string;
                                /** @enum {string} */
                                mime: "video/mp4" | "video/webm" | "video/ogg" | "audio/webm" | "audio/mp4" | "audio/ogg" | "application/pdf" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/msword" | "text/plain";
                                /** @enum {string} */
                                status: "uploading" | "processing" | "ready" | "failed";
                                reason: ("chunk_missing" | "size_differs" | "hash_differs" | "digest_differs" | "not_media" | "not_this_format") | null;
                                progress: number;
                                round: number;
                                received_bytes: number;
                                received_chunks: number;
                                total_bytes: number | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/recordings/{recording_id}/media/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Play back a recording of one’s own once it is ready; ranges are served */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    recording_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/user-smartreq/{user_smartreq_id}/recordings/{recording_id}/media/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Play back a recording that an applicant gave as an answer; ranges are served */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    recording_id: string;
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/user-smartreq/{user_smartreq_id}/recordings/{recording_id}/text/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The text of a file that an applicant gave as an answer, to read it without opening it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    recording_id: string;
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                text_state: ("waiting" | "ready" | "unreadable") | null;
                                text: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/user-smartreq/{user_smartreq_id}/activities/{user_step_activity_id}/trail/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the devices sent for one activity of an applicant, and when: without the answers */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    ordering?: "at" | "-at";
                    device_id?: string;
                };
                header?: never;
                path: {
                    user_smartreq_id: number;
                    user_step_activity_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: ({
                                event_id: string;
                                /** Format: date-time */
                                at: string;
                                device_id: string | null;
                                /** @enum {string} */
                                kind: "start";
                                is_first: boolean;
                            } | {
                                event_id: string;
                                /** Format: date-time */
                                at: string;
                                device_id: string | null;
                                /** @enum {string} */
                                kind: "answers";
                                answers: {
                                    question_id: string;
                                    question_number: number | null;
                                    rev: number;
                                    answered_at: string | null;
                                    /** @enum {string} */
                                    outcome: "stored" | "outranked" | "late";
                                    kept: {
                                        /** Format: uuid */
                                        device_id: string;
                                        rev: number;
                                        /** Format: date-time */
                                        answered_at: string;
                                    } | null;
                                }[];
                            } | {
                                event_id: string;
                                /** Format: date-time */
                                at: string;
                                device_id: string | null;
                                /** @enum {string} */
                                kind: "timer";
                                /** @enum {string} */
                                part: "activity" | "section" | "question";
                                number: number | null;
                                /** Format: date-time */
                                started_at: string;
                            } | {
                                event_id: string;
                                /** Format: date-time */
                                at: string;
                                device_id: string | null;
                                /** @enum {string} */
                                kind: "journal";
                                entry_count: number;
                            } | {
                                event_id: string;
                                /** Format: date-time */
                                at: string;
                                device_id: string | null;
                                /** @enum {string} */
                                kind: "recording_start";
                                question_id: string;
                                question_number: number | null;
                                round: number;
                            } | {
                                event_id: string;
                                /** Format: date-time */
                                at: string;
                                device_id: string | null;
                                /** @enum {string} */
                                kind: "recording_part";
                                question_id: string;
                                question_number: number | null;
                                round: number;
                                part: number;
                                bytes: number;
                            } | {
                                event_id: string;
                                /** Format: date-time */
                                at: string;
                                device_id: string | null;
                                /** @enum {string} */
                                kind: "recording_end";
                                question_id: string;
                                question_number: number | null;
                                round: number;
                                part_count: number;
                                bytes: number;
                            } | {
                                event_id: string;
                                /** Format: date-time */
                                at: string;
                                device_id: string | null;
                                /** @enum {string} */
                                kind: "submit";
                                is_first: boolean;
                                answered_count: number;
                            } | {
                                event_id: string;
                                /** Format: date-time */
                                at: string;
                                device_id: string | null;
                                /** @enum {string} */
                                kind: "refused";
                                /** @enum {string} */
                                command: "start" | "answers" | "timer" | "journal" | "recording_start" | "recording_part" | "recording_end" | "submit";
                                code: string;
                            })[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                                devices: {
                                    /** Format: uuid */
                                    device_id: string;
                                    number: number;
                                    event_count: number;
                                    /** Format: date-time */
                                    first_at: string;
                                    /** Format: date-time */
                                    last_at: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/v1/job-posting/{job_uuid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose door an application link is: company, position, and whether it takes applications */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                job_uuid: string;
                                title: string;
                                account_name: string;
                                account_logo_url: string | null;
                                city: string | null;
                                state: string | null;
                                country_code: string | null;
                                is_open: boolean;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/account/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The requisitions that the caller may see: all when their first role has smartreq_access, else those of their teams */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                    ordering?: "title" | "-title" | "opened_at" | "-opened_at" | "applicant_count" | "-applicant_count" | "status" | "-status";
                    status?: string;
                    smartreq_access?: "0" | "1";
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                job_id: number;
                                account_id: number;
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                                department: string | null;
                                city: string | null;
                                state: string | null;
                                /** @enum {string} */
                                status: "draft" | "pending_approval" | "open" | "on_hold" | "closed" | "cancelled";
                                openings: number;
                                opened_at: string | null;
                                applicant_count: number;
                                new_count: number;
                                hired_count: number;
                                owner_name: string | null;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Make a draft: blank, or with the plan, the attributes and the details of another requisition */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: string;
                        from_job_id?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                job_id: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/v1/access/{job_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller may open the screens of a job: refused without the flag and without being listed */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                job_id: number;
                                job_type_id: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One requisition with its steps and team */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                job_id: number;
                                account_id: number;
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                                department: string | null;
                                city: string | null;
                                state: string | null;
                                /** @enum {string} */
                                status: "draft" | "pending_approval" | "open" | "on_hold" | "closed" | "cancelled";
                                openings: number;
                                opened_at: string | null;
                                applicant_count: number;
                                new_count: number;
                                hired_count: number;
                                owner_name: string | null;
                                description: string;
                                is_recalculating: boolean;
                                recalculation: {
                                    done: number;
                                    total: number;
                                } | null;
                                is_use_pred_models: boolean;
                                can_decide: boolean;
                                actions: ("request_approval" | "approve" | "send_back" | "withdraw_request" | "open" | "hold" | "close" | "cancel" | "reopen")[];
                                approval: {
                                    requested_by_name: string | null;
                                    /** Format: date-time */
                                    requested_at: string;
                                } | null;
                                returned_note: string | null;
                                steps: {
                                    job_step_id: number;
                                    title: string;
                                    standard_title: ("assessments" | "interview" | "offer") | null;
                                    sort_order: number;
                                }[];
                                team: {
                                    user_id: number;
                                    full_name: string;
                                    team_role: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete a draft that was never open. One that was open is closed or cancelled instead */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                job_id: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/recalculate-scores/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What scoring everybody anew would do, in numbers; it changes nothing */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                applicants: number;
                                recalculated: number;
                                kept: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Score everybody’s submitted answers anew, by the keys and weights of today; what has not all of its answers keeps its scores. Ordered again while it is under way, it begins anew */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                job_id: number;
                                /** @enum {boolean} */
                                is_recalculating: true;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/applicants/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applicants of a requisition */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                    ordering?: "application_date" | "-application_date" | "name" | "-name" | "score" | "-score" | "status" | "-status";
                    status?: string;
                    step_status?: string;
                    job_step_id?: number;
                    hiring_class_id?: number;
                    assigned_user_ids?: string;
                    tag_id?: number;
                };
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_smartreq_id: number;
                                ref_id: number;
                                user_id: number;
                                first_name: string;
                                last_name: string;
                                email: string;
                                city: string | null;
                                state: string | null;
                                source_type: string;
                                source_name: string | null;
                                /** @enum {string} */
                                status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                                job_step_id: number | null;
                                step_title: string | null;
                                step_standard_title: ("assessments" | "interview" | "offer") | null;
                                /** @enum {string} */
                                step_status: "not_started" | "in_progress" | "awaiting_decision" | "passed" | "failed" | "skipped";
                                pct_complete: number;
                                score: number | null;
                                hiring_class: {
                                    hiring_class_id: number;
                                    name: string;
                                    /** Format: date */
                                    start_date: string;
                                } | null;
                                assigned_user: {
                                    user_id: number;
                                    full_name: string;
                                } | null;
                                tags: {
                                    tag_id: number;
                                    name: string;
                                }[];
                                /** Format: date-time */
                                application_date: string;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/applicants/counts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many applicants choosing a status, or a step status, would list beside the other filters */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    status?: string;
                    step_status?: string;
                    job_step_id?: number;
                    hiring_class_id?: number;
                    assigned_user_ids?: string;
                    tag_id?: number;
                };
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                status: {
                                    [key: string]: number;
                                };
                                step_status: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a requisition says of itself, to change it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                title: string;
                                department: string | null;
                                description: string;
                                city: string | null;
                                state: string | null;
                                country_code: string | null;
                                openings: number;
                                retake_interval_days: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change what a requisition says of itself; what is left out stays */
        patch: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title?: string;
                        department?: string | null;
                        description?: string;
                        city?: string | null;
                        state?: string | null;
                        country_code?: string | null;
                        openings?: number;
                        retake_interval_days?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                title: string;
                                department: string | null;
                                description: string;
                                city: string | null;
                                state: string | null;
                                country_code: string | null;
                                openings: number;
                                retake_interval_days: number;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/smartreq/v1/{job_id}/status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for approval of a requisition, approve it, or open, hold, close, cancel or reopen it. Applications that are under way stay as they are */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        action: "request_approval" | "approve" | "send_back" | "withdraw_request" | "open" | "hold" | "close" | "cancel" | "reopen";
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                job_id: number;
                                /** @enum {string} */
                                status: "draft" | "pending_approval" | "open" | "on_hold" | "closed" | "cancelled";
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/v1/job-duplicate/{job_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a draft with the plan, the attributes, the team and the details of a requisition */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                new_job_id: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/v1/configuration/{job_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules for applying to a requisition, to change them */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                retake_interval_days: number;
                                apply_until: string | null;
                                asks_eeoc: boolean;
                            };
                        };
                    };
                };
            };
        };
        /** Change the rules for applying; they hold at once for everyone who has not applied yet */
        put: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        retake_interval_days: number;
                        apply_until: string | null;
                        asks_eeoc?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                retake_interval_days: number;
                                apply_until: string | null;
                                asks_eeoc: boolean;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/screening-plan/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plan to edit: the draft where there is one, else what is published */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                published_version: number | null;
                                version: number;
                                is_draft: boolean;
                                revision: number;
                                steps: {
                                    job_step_id: number;
                                    title: string;
                                    standard_title: ("assessments" | "interview" | "offer") | null;
                                    pass_rule: {
                                        /** @enum {string} */
                                        kind: "manual";
                                    } | {
                                        /** @enum {string} */
                                        kind: "all_done";
                                    } | {
                                        /** @enum {string} */
                                        kind: "min_score";
                                        min_score: number;
                                    };
                                    activities: {
                                        asmt_id: number;
                                        title: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        };
                                        /** @enum {string} */
                                        kind: "personality" | "competencies" | "interests" | "values" | "skill-test" | "recordings" | "screening-questions" | "application-form" | "typing-test" | "interview" | "speed-test";
                                        minutes: number;
                                        question_count: number;
                                        job_step_activity_id: number;
                                        is_required: boolean;
                                        instruction: string;
                                        settings: ({
                                            /** @enum {string} */
                                            kind: "screening-questions";
                                            questions: (({
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "single_choice";
                                                options: {
                                                    value: number;
                                                    text: string;
                                                    is_knock_out: boolean;
                                                }[];
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "multiple_choice";
                                                options: {
                                                    value: number;
                                                    text: string;
                                                    is_knock_out: boolean;
                                                }[];
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "scale";
                                                max: 5 | 10;
                                                low: string;
                                                high: string;
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "short_text";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "long_text";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "number";
                                                min: number | null;
                                                max: number | null;
                                                unit: string;
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "date";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "yes_no";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "file";
                                                formats: ("pdf" | "docx" | "doc" | "txt")[];
                                            }) & {
                                                question_id: string;
                                                account_question_id: number | null;
                                            })[];
                                        } | {
                                            /** @enum {string} */
                                            kind: "application-form";
                                            sections: {
                                                section_id: string;
                                                title: string;
                                                standard_title: ("contact" | "work" | "more") | null;
                                                fields: ({
                                                    /** @enum {string} */
                                                    source: "standard";
                                                    /** @enum {string} */
                                                    name: "phone" | "address" | "city" | "linkedin" | "website" | "work_authorization" | "earliest_start" | "salary" | "cover_letter" | "resume";
                                                    is_required: boolean;
                                                } | {
                                                    /** @enum {string} */
                                                    source: "company";
                                                    question_id: string;
                                                    account_field_id: number | null;
                                                    is_private: boolean;
                                                    written: {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "single_choice";
                                                        options: {
                                                            value: number;
                                                            text: string;
                                                            is_knock_out: boolean;
                                                        }[];
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "multiple_choice";
                                                        options: {
                                                            value: number;
                                                            text: string;
                                                            is_knock_out: boolean;
                                                        }[];
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "scale";
                                                        max: 5 | 10;
                                                        low: string;
                                                        high: string;
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "short_text";
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "long_text";
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "number";
                                                        min: number | null;
                                                        max: number | null;
                                                        unit: string;
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "date";
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "yes_no";
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "file";
                                                        formats: ("pdf" | "docx" | "doc" | "txt")[];
                                                    };
                                                })[];
                                            }[];
                                        } | {
                                            /** @enum {string} */
                                            kind: "interview";
                                            /** @enum {string} */
                                            mode: "one" | "panel" | "pool";
                                            minutes: number;
                                            /** @enum {string} */
                                            format: "video" | "phone" | "in_person";
                                            place: string;
                                            interviewer_user_ids: number[];
                                            guide: {
                                                intro: string;
                                                questions: {
                                                    question_id: string;
                                                    text: string;
                                                    help: string;
                                                    anchors: string[];
                                                    attribute_type_id: number | null;
                                                }[];
                                            };
                                        } | {
                                            min_download_mbps: number | null;
                                            min_upload_mbps: number | null;
                                            max_latency_ms: number | null;
                                            /** @enum {string} */
                                            kind: "speed-test";
                                        }) | null;
                                    }[];
                                }[];
                                problems: {
                                    /** @enum {string} */
                                    code: "no_steps" | "first_step_empty" | "activity_twice" | "no_questions" | "interview_first" | "no_weights" | "not_measured" | "rule_needs_activity" | "rule_needs_score";
                                    step: number | null;
                                    attribute_type_id: number | null;
                                }[];
                                under_way: {
                                    version: number;
                                    count: number;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        /** Store the whole plan as the draft. Refused with `plan_changed` when somebody else stored it meanwhile */
        put: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: number;
                        steps: {
                            job_step_id?: number;
                            title: string;
                            standard_title: ("assessments" | "interview" | "offer") | null;
                            pass_rule?: {
                                /** @enum {string} */
                                kind: "manual";
                            } | {
                                /** @enum {string} */
                                kind: "all_done";
                            } | {
                                /** @enum {string} */
                                kind: "min_score";
                                min_score: number;
                            };
                            activities: {
                                job_step_activity_id?: number;
                                asmt_id: number;
                                is_required: boolean;
                                instruction?: string;
                                settings?: ({
                                    /** @enum {string} */
                                    kind: "screening-questions";
                                    questions: (({
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "single_choice";
                                        options: {
                                            value: number;
                                            text: string;
                                            is_knock_out: boolean;
                                        }[];
                                    } | {
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "multiple_choice";
                                        options: {
                                            value: number;
                                            text: string;
                                            is_knock_out: boolean;
                                        }[];
                                    } | {
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "scale";
                                        max: 5 | 10;
                                        low: string;
                                        high: string;
                                    } | {
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "short_text";
                                    } | {
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "long_text";
                                    } | {
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "number";
                                        min: number | null;
                                        max: number | null;
                                        unit: string;
                                    } | {
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "date";
                                    } | {
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "yes_no";
                                    } | {
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "file";
                                        formats: ("pdf" | "docx" | "doc" | "txt")[];
                                    }) & {
                                        question_id: string;
                                        account_question_id: number | null;
                                    })[];
                                } | {
                                    /** @enum {string} */
                                    kind: "application-form";
                                    sections: {
                                        section_id: string;
                                        title: string;
                                        standard_title: ("contact" | "work" | "more") | null;
                                        fields: ({
                                            /** @enum {string} */
                                            source: "standard";
                                            /** @enum {string} */
                                            name: "phone" | "address" | "city" | "linkedin" | "website" | "work_authorization" | "earliest_start" | "salary" | "cover_letter" | "resume";
                                            is_required: boolean;
                                        } | {
                                            /** @enum {string} */
                                            source: "company";
                                            question_id: string;
                                            account_field_id: number | null;
                                            is_private: boolean;
                                            written: {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "single_choice";
                                                options: {
                                                    value: number;
                                                    text: string;
                                                    is_knock_out: boolean;
                                                }[];
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "multiple_choice";
                                                options: {
                                                    value: number;
                                                    text: string;
                                                    is_knock_out: boolean;
                                                }[];
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "scale";
                                                max: 5 | 10;
                                                low: string;
                                                high: string;
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "short_text";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "long_text";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "number";
                                                min: number | null;
                                                max: number | null;
                                                unit: string;
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "date";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "yes_no";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "file";
                                                formats: ("pdf" | "docx" | "doc" | "txt")[];
                                            };
                                        })[];
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "interview";
                                    /** @enum {string} */
                                    mode: "one" | "panel" | "pool";
                                    minutes: number;
                                    /** @enum {string} */
                                    format: "video" | "phone" | "in_person";
                                    place: string;
                                    interviewer_user_ids: number[];
                                    guide: {
                                        intro: string;
                                        questions: {
                                            question_id: string;
                                            text: string;
                                            help: string;
                                            anchors: string[];
                                            attribute_type_id: number | null;
                                        }[];
                                    };
                                } | {
                                    min_download_mbps: number | null;
                                    min_upload_mbps: number | null;
                                    max_latency_ms: number | null;
                                    /** @enum {string} */
                                    kind: "speed-test";
                                }) | null;
                            }[];
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                published_version: number | null;
                                version: number;
                                is_draft: boolean;
                                revision: number;
                                steps: {
                                    job_step_id: number;
                                    title: string;
                                    standard_title: ("assessments" | "interview" | "offer") | null;
                                    pass_rule: {
                                        /** @enum {string} */
                                        kind: "manual";
                                    } | {
                                        /** @enum {string} */
                                        kind: "all_done";
                                    } | {
                                        /** @enum {string} */
                                        kind: "min_score";
                                        min_score: number;
                                    };
                                    activities: {
                                        asmt_id: number;
                                        title: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        };
                                        /** @enum {string} */
                                        kind: "personality" | "competencies" | "interests" | "values" | "skill-test" | "recordings" | "screening-questions" | "application-form" | "typing-test" | "interview" | "speed-test";
                                        minutes: number;
                                        question_count: number;
                                        job_step_activity_id: number;
                                        is_required: boolean;
                                        instruction: string;
                                        settings: ({
                                            /** @enum {string} */
                                            kind: "screening-questions";
                                            questions: (({
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "single_choice";
                                                options: {
                                                    value: number;
                                                    text: string;
                                                    is_knock_out: boolean;
                                                }[];
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "multiple_choice";
                                                options: {
                                                    value: number;
                                                    text: string;
                                                    is_knock_out: boolean;
                                                }[];
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "scale";
                                                max: 5 | 10;
                                                low: string;
                                                high: string;
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "short_text";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "long_text";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "number";
                                                min: number | null;
                                                max: number | null;
                                                unit: string;
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "date";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "yes_no";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "file";
                                                formats: ("pdf" | "docx" | "doc" | "txt")[];
                                            }) & {
                                                question_id: string;
                                                account_question_id: number | null;
                                            })[];
                                        } | {
                                            /** @enum {string} */
                                            kind: "application-form";
                                            sections: {
                                                section_id: string;
                                                title: string;
                                                standard_title: ("contact" | "work" | "more") | null;
                                                fields: ({
                                                    /** @enum {string} */
                                                    source: "standard";
                                                    /** @enum {string} */
                                                    name: "phone" | "address" | "city" | "linkedin" | "website" | "work_authorization" | "earliest_start" | "salary" | "cover_letter" | "resume";
                                                    is_required: boolean;
                                                } | {
                                                    /** @enum {string} */
                                                    source: "company";
                                                    question_id: string;
                                                    account_field_id: number | null;
                                                    is_private: boolean;
                                                    written: {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "single_choice";
                                                        options: {
                                                            value: number;
                                                            text: string;
                                                            is_knock_out: boolean;
                                                        }[];
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "multiple_choice";
                                                        options: {
                                                            value: number;
                                                            text: string;
                                                            is_knock_out: boolean;
                                                        }[];
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "scale";
                                                        max: 5 | 10;
                                                        low: string;
                                                        high: string;
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "short_text";
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "long_text";
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "number";
                                                        min: number | null;
                                                        max: number | null;
                                                        unit: string;
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "date";
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "yes_no";
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "file";
                                                        formats: ("pdf" | "docx" | "doc" | "txt")[];
                                                    };
                                                })[];
                                            }[];
                                        } | {
                                            /** @enum {string} */
                                            kind: "interview";
                                            /** @enum {string} */
                                            mode: "one" | "panel" | "pool";
                                            minutes: number;
                                            /** @enum {string} */
                                            format: "video" | "phone" | "in_person";
                                            place: string;
                                            interviewer_user_ids: number[];
                                            guide: {
                                                intro: string;
                                                questions: {
                                                    question_id: string;
                                                    text: string;
                                                    help: string;
                                                    anchors: string[];
                                                    attribute_type_id: number | null;
                                                }[];
                                            };
                                        } | {
                                            min_download_mbps: number | null;
                                            min_upload_mbps: number | null;
                                            max_latency_ms: number | null;
                                            /** @enum {string} */
                                            kind: "speed-test";
                                        }) | null;
                                    }[];
                                }[];
                                problems: {
                                    /** @enum {string} */
                                    code: "no_steps" | "first_step_empty" | "activity_twice" | "no_questions" | "interview_first" | "no_weights" | "not_measured" | "rule_needs_activity" | "rule_needs_score";
                                    step: number | null;
                                    attribute_type_id: number | null;
                                }[];
                                under_way: {
                                    version: number;
                                    count: number;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/assessments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be an activity of a plan: the newest version of each instrument, by title */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                asmt_id: number;
                                title: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                };
                                /** @enum {string} */
                                kind: "personality" | "competencies" | "interests" | "values" | "skill-test" | "recordings" | "screening-questions" | "application-form" | "typing-test" | "interview" | "speed-test";
                                minutes: number;
                                question_count: number;
                                slug: string;
                                attribute_type_ids: number[];
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/screening-plan/activity/{job_step_activity_id}/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a candidate gets of an activity, to look at before the plan is published */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_id: number;
                    job_step_activity_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                asmt_id: number;
                                slug: string;
                                version: number;
                                /** @enum {string} */
                                kind: "personality" | "competencies" | "interests" | "values" | "skill-test" | "recordings" | "screening-questions" | "application-form" | "typing-test" | "interview" | "speed-test";
                                title: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                };
                                instruction: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                };
                                company_instruction?: string;
                                stem?: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                };
                                minutes: number;
                                response_sets: {
                                    [key: string]: {
                                        value: number;
                                        label: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        };
                                    }[];
                                };
                                questions: {
                                    question_id: string;
                                    passage?: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    text: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    help?: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    is_required?: boolean;
                                    input?: {
                                        /** @enum {string} */
                                        type: "multiple_choice";
                                    } | {
                                        /** @enum {string} */
                                        type: "short_text";
                                        max_length: number;
                                        /** @enum {string} */
                                        format?: "phone" | "linkedin" | "website";
                                    } | {
                                        /** @enum {string} */
                                        type: "long_text";
                                        max_length: number;
                                    } | {
                                        /** @enum {string} */
                                        type: "number";
                                        min: number | null;
                                        max: number | null;
                                        unit: string;
                                    } | {
                                        /** @enum {string} */
                                        type: "date";
                                    } | {
                                        /** @enum {string} */
                                        type: "typing";
                                        passage: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        };
                                    } | {
                                        min_download_mbps: number | null;
                                        min_upload_mbps: number | null;
                                        max_latency_ms: number | null;
                                        /** @enum {string} */
                                        type: "speed_test";
                                    };
                                    response_set: string;
                                    recording?: {
                                        /** @enum {string} */
                                        kind: "video" | "audio";
                                        max_seconds: number;
                                    };
                                    file?: {
                                        formats: ("pdf" | "docx" | "doc" | "txt")[];
                                    };
                                    time_limit_seconds?: number;
                                }[];
                                sections?: {
                                    section_id: string;
                                    title: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    question_ids: string[];
                                    time_limit_seconds?: number;
                                }[];
                                time_limit_seconds?: number;
                                prefilled?: {
                                    [key: string]: string;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/screening-plan/publish/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the draft to everyone who applies from now on; who is under way stays on their version. Refused with `plan_has_problems` */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                published_version: number | null;
                                version: number;
                                is_draft: boolean;
                                revision: number;
                                steps: {
                                    job_step_id: number;
                                    title: string;
                                    standard_title: ("assessments" | "interview" | "offer") | null;
                                    pass_rule: {
                                        /** @enum {string} */
                                        kind: "manual";
                                    } | {
                                        /** @enum {string} */
                                        kind: "all_done";
                                    } | {
                                        /** @enum {string} */
                                        kind: "min_score";
                                        min_score: number;
                                    };
                                    activities: {
                                        asmt_id: number;
                                        title: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        };
                                        /** @enum {string} */
                                        kind: "personality" | "competencies" | "interests" | "values" | "skill-test" | "recordings" | "screening-questions" | "application-form" | "typing-test" | "interview" | "speed-test";
                                        minutes: number;
                                        question_count: number;
                                        job_step_activity_id: number;
                                        is_required: boolean;
                                        instruction: string;
                                        settings: ({
                                            /** @enum {string} */
                                            kind: "screening-questions";
                                            questions: (({
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "single_choice";
                                                options: {
                                                    value: number;
                                                    text: string;
                                                    is_knock_out: boolean;
                                                }[];
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "multiple_choice";
                                                options: {
                                                    value: number;
                                                    text: string;
                                                    is_knock_out: boolean;
                                                }[];
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "scale";
                                                max: 5 | 10;
                                                low: string;
                                                high: string;
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "short_text";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "long_text";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "number";
                                                min: number | null;
                                                max: number | null;
                                                unit: string;
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "date";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "yes_no";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "file";
                                                formats: ("pdf" | "docx" | "doc" | "txt")[];
                                            }) & {
                                                question_id: string;
                                                account_question_id: number | null;
                                            })[];
                                        } | {
                                            /** @enum {string} */
                                            kind: "application-form";
                                            sections: {
                                                section_id: string;
                                                title: string;
                                                standard_title: ("contact" | "work" | "more") | null;
                                                fields: ({
                                                    /** @enum {string} */
                                                    source: "standard";
                                                    /** @enum {string} */
                                                    name: "phone" | "address" | "city" | "linkedin" | "website" | "work_authorization" | "earliest_start" | "salary" | "cover_letter" | "resume";
                                                    is_required: boolean;
                                                } | {
                                                    /** @enum {string} */
                                                    source: "company";
                                                    question_id: string;
                                                    account_field_id: number | null;
                                                    is_private: boolean;
                                                    written: {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "single_choice";
                                                        options: {
                                                            value: number;
                                                            text: string;
                                                            is_knock_out: boolean;
                                                        }[];
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "multiple_choice";
                                                        options: {
                                                            value: number;
                                                            text: string;
                                                            is_knock_out: boolean;
                                                        }[];
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "scale";
                                                        max: 5 | 10;
                                                        low: string;
                                                        high: string;
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "short_text";
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "long_text";
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "number";
                                                        min: number | null;
                                                        max: number | null;
                                                        unit: string;
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "date";
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "yes_no";
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "file";
                                                        formats: ("pdf" | "docx" | "doc" | "txt")[];
                                                    };
                                                })[];
                                            }[];
                                        } | {
                                            /** @enum {string} */
                                            kind: "interview";
                                            /** @enum {string} */
                                            mode: "one" | "panel" | "pool";
                                            minutes: number;
                                            /** @enum {string} */
                                            format: "video" | "phone" | "in_person";
                                            place: string;
                                            interviewer_user_ids: number[];
                                            guide: {
                                                intro: string;
                                                questions: {
                                                    question_id: string;
                                                    text: string;
                                                    help: string;
                                                    anchors: string[];
                                                    attribute_type_id: number | null;
                                                }[];
                                            };
                                        } | {
                                            min_download_mbps: number | null;
                                            min_upload_mbps: number | null;
                                            max_latency_ms: number | null;
                                            /** @enum {string} */
                                            kind: "speed-test";
                                        }) | null;
                                    }[];
                                }[];
                                problems: {
                                    /** @enum {string} */
                                    code: "no_steps" | "first_step_empty" | "activity_twice" | "no_questions" | "interview_first" | "no_weights" | "not_measured" | "rule_needs_activity" | "rule_needs_score";
                                    step: number | null;
                                    attribute_type_id: number | null;
                                }[];
                                under_way: {
                                    version: number;
                                    count: number;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/screening-plan/draft/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Drop the draft and go back to what is published */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                published_version: number | null;
                                version: number;
                                is_draft: boolean;
                                revision: number;
                                steps: {
                                    job_step_id: number;
                                    title: string;
                                    standard_title: ("assessments" | "interview" | "offer") | null;
                                    pass_rule: {
                                        /** @enum {string} */
                                        kind: "manual";
                                    } | {
                                        /** @enum {string} */
                                        kind: "all_done";
                                    } | {
                                        /** @enum {string} */
                                        kind: "min_score";
                                        min_score: number;
                                    };
                                    activities: {
                                        asmt_id: number;
                                        title: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        };
                                        /** @enum {string} */
                                        kind: "personality" | "competencies" | "interests" | "values" | "skill-test" | "recordings" | "screening-questions" | "application-form" | "typing-test" | "interview" | "speed-test";
                                        minutes: number;
                                        question_count: number;
                                        job_step_activity_id: number;
                                        is_required: boolean;
                                        instruction: string;
                                        settings: ({
                                            /** @enum {string} */
                                            kind: "screening-questions";
                                            questions: (({
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "single_choice";
                                                options: {
                                                    value: number;
                                                    text: string;
                                                    is_knock_out: boolean;
                                                }[];
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "multiple_choice";
                                                options: {
                                                    value: number;
                                                    text: string;
                                                    is_knock_out: boolean;
                                                }[];
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "scale";
                                                max: 5 | 10;
                                                low: string;
                                                high: string;
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "short_text";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "long_text";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "number";
                                                min: number | null;
                                                max: number | null;
                                                unit: string;
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "date";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "yes_no";
                                            } | {
                                                text: string;
                                                help: string;
                                                is_required: boolean;
                                                /** @enum {string} */
                                                type: "file";
                                                formats: ("pdf" | "docx" | "doc" | "txt")[];
                                            }) & {
                                                question_id: string;
                                                account_question_id: number | null;
                                            })[];
                                        } | {
                                            /** @enum {string} */
                                            kind: "application-form";
                                            sections: {
                                                section_id: string;
                                                title: string;
                                                standard_title: ("contact" | "work" | "more") | null;
                                                fields: ({
                                                    /** @enum {string} */
                                                    source: "standard";
                                                    /** @enum {string} */
                                                    name: "phone" | "address" | "city" | "linkedin" | "website" | "work_authorization" | "earliest_start" | "salary" | "cover_letter" | "resume";
                                                    is_required: boolean;
                                                } | {
                                                    /** @enum {string} */
                                                    source: "company";
                                                    question_id: string;
                                                    account_field_id: number | null;
                                                    is_private: boolean;
                                                    written: {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "single_choice";
                                                        options: {
                                                            value: number;
                                                            text: string;
                                                            is_knock_out: boolean;
                                                        }[];
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "multiple_choice";
                                                        options: {
                                                            value: number;
                                                            text: string;
                                                            is_knock_out: boolean;
                                                        }[];
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "scale";
                                                        max: 5 | 10;
                                                        low: string;
                                                        high: string;
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "short_text";
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "long_text";
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "number";
                                                        min: number | null;
                                                        max: number | null;
                                                        unit: string;
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "date";
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "yes_no";
                                                    } | {
                                                        text: string;
                                                        help: string;
                                                        is_required: boolean;
                                                        /** @enum {string} */
                                                        type: "file";
                                                        formats: ("pdf" | "docx" | "doc" | "txt")[];
                                                    };
                                                })[];
                                            }[];
                                        } | {
                                            /** @enum {string} */
                                            kind: "interview";
                                            /** @enum {string} */
                                            mode: "one" | "panel" | "pool";
                                            minutes: number;
                                            /** @enum {string} */
                                            format: "video" | "phone" | "in_person";
                                            place: string;
                                            interviewer_user_ids: number[];
                                            guide: {
                                                intro: string;
                                                questions: {
                                                    question_id: string;
                                                    text: string;
                                                    help: string;
                                                    anchors: string[];
                                                    attribute_type_id: number | null;
                                                }[];
                                            };
                                        } | {
                                            min_download_mbps: number | null;
                                            min_upload_mbps: number | null;
                                            max_latency_ms: number | null;
                                            /** @enum {string} */
                                            kind: "speed-test";
                                        }) | null;
                                    }[];
                                }[];
                                problems: {
                                    /** @enum {string} */
                                    code: "no_steps" | "first_step_empty" | "activity_twice" | "no_questions" | "interview_first" | "no_weights" | "not_measured" | "rule_needs_activity" | "rule_needs_score";
                                    step: number | null;
                                    attribute_type_id: number | null;
                                }[];
                                under_way: {
                                    version: number;
                                    count: number;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/v1/measurements/{job_id}/questions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions of the company’s library, by their text */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                };
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                account_question_id: number;
                                question: {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "single_choice";
                                    options: {
                                        value: number;
                                        text: string;
                                        is_knock_out: boolean;
                                    }[];
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "multiple_choice";
                                    options: {
                                        value: number;
                                        text: string;
                                        is_knock_out: boolean;
                                    }[];
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "scale";
                                    max: 5 | 10;
                                    low: string;
                                    high: string;
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "short_text";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "long_text";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "number";
                                    min: number | null;
                                    max: number | null;
                                    unit: string;
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "date";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "yes_no";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "file";
                                    formats: ("pdf" | "docx" | "doc" | "txt")[];
                                };
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Put a question into the company’s library */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        question: {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "single_choice";
                            options: {
                                value: number;
                                text: string;
                                is_knock_out: boolean;
                            }[];
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "multiple_choice";
                            options: {
                                value: number;
                                text: string;
                                is_knock_out: boolean;
                            }[];
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "scale";
                            max: 5 | 10;
                            low: string;
                            high: string;
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "short_text";
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "long_text";
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "number";
                            min: number | null;
                            max: number | null;
                            unit: string;
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "date";
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "yes_no";
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "file";
                            formats: ("pdf" | "docx" | "doc" | "txt")[];
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                account_question_id: number;
                                question: {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "single_choice";
                                    options: {
                                        value: number;
                                        text: string;
                                        is_knock_out: boolean;
                                    }[];
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "multiple_choice";
                                    options: {
                                        value: number;
                                        text: string;
                                        is_knock_out: boolean;
                                    }[];
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "scale";
                                    max: 5 | 10;
                                    low: string;
                                    high: string;
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "short_text";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "long_text";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "number";
                                    min: number | null;
                                    max: number | null;
                                    unit: string;
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "date";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "yes_no";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "file";
                                    formats: ("pdf" | "docx" | "doc" | "txt")[];
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/v1/measurements/{job_id}/questions/{account_question_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a question out of the library; one that a plan asks is archived instead of deleted */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                    account_question_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                account_question_id: number;
                                is_archived: boolean;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/account-fields/job/{job_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The custom fields of the company, by their text */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                    usage_type_id?: number;
                };
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                field: {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "single_choice";
                                    options: {
                                        value: number;
                                        text: string;
                                        is_knock_out: boolean;
                                    }[];
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "multiple_choice";
                                    options: {
                                        value: number;
                                        text: string;
                                        is_knock_out: boolean;
                                    }[];
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "scale";
                                    max: 5 | 10;
                                    low: string;
                                    high: string;
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "short_text";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "long_text";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "number";
                                    min: number | null;
                                    max: number | null;
                                    unit: string;
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "date";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "yes_no";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "file";
                                    formats: ("pdf" | "docx" | "doc" | "txt")[];
                                };
                                is_private: boolean;
                                account_field_id: number;
                                /** @enum {number} */
                                usage_type_id: 2;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Add a custom field to the company */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        field: {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "single_choice";
                            options: {
                                value: number;
                                text: string;
                                is_knock_out: boolean;
                            }[];
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "multiple_choice";
                            options: {
                                value: number;
                                text: string;
                                is_knock_out: boolean;
                            }[];
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "scale";
                            max: 5 | 10;
                            low: string;
                            high: string;
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "short_text";
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "long_text";
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "number";
                            min: number | null;
                            max: number | null;
                            unit: string;
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "date";
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "yes_no";
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "file";
                            formats: ("pdf" | "docx" | "doc" | "txt")[];
                        };
                        is_private: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                field: {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "single_choice";
                                    options: {
                                        value: number;
                                        text: string;
                                        is_knock_out: boolean;
                                    }[];
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "multiple_choice";
                                    options: {
                                        value: number;
                                        text: string;
                                        is_knock_out: boolean;
                                    }[];
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "scale";
                                    max: 5 | 10;
                                    low: string;
                                    high: string;
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "short_text";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "long_text";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "number";
                                    min: number | null;
                                    max: number | null;
                                    unit: string;
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "date";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "yes_no";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "file";
                                    formats: ("pdf" | "docx" | "doc" | "txt")[];
                                };
                                is_private: boolean;
                                account_field_id: number;
                                /** @enum {number} */
                                usage_type_id: 2;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/account-field/job/{job_id}/{account_field_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Archive a custom field: forms that have it keep it, and so do the answers to it */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                    account_field_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                account_field_id: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Change a custom field for the forms that take it from now on */
        patch: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                    account_field_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        field: {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "single_choice";
                            options: {
                                value: number;
                                text: string;
                                is_knock_out: boolean;
                            }[];
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "multiple_choice";
                            options: {
                                value: number;
                                text: string;
                                is_knock_out: boolean;
                            }[];
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "scale";
                            max: 5 | 10;
                            low: string;
                            high: string;
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "short_text";
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "long_text";
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "number";
                            min: number | null;
                            max: number | null;
                            unit: string;
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "date";
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "yes_no";
                        } | {
                            text: string;
                            help: string;
                            is_required: boolean;
                            /** @enum {string} */
                            type: "file";
                            formats: ("pdf" | "docx" | "doc" | "txt")[];
                        };
                        is_private: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                field: {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "single_choice";
                                    options: {
                                        value: number;
                                        text: string;
                                        is_knock_out: boolean;
                                    }[];
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "multiple_choice";
                                    options: {
                                        value: number;
                                        text: string;
                                        is_knock_out: boolean;
                                    }[];
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "scale";
                                    max: 5 | 10;
                                    low: string;
                                    high: string;
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "short_text";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "long_text";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "number";
                                    min: number | null;
                                    max: number | null;
                                    unit: string;
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "date";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "yes_no";
                                } | {
                                    text: string;
                                    help: string;
                                    is_required: boolean;
                                    /** @enum {string} */
                                    type: "file";
                                    formats: ("pdf" | "docx" | "doc" | "txt")[];
                                };
                                is_private: boolean;
                                account_field_id: number;
                                /** @enum {number} */
                                usage_type_id: 2;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/job/v1/attribute-groups/{job_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The attributes of a requisition with their weights, and the library */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                attributes: {
                                    attribute_type_id: number;
                                    weight: number;
                                }[];
                                library: {
                                    attribute_type_id: number;
                                    slug: string;
                                    category: string;
                                    name: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    is_measured: boolean;
                                    used_in: number;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        /** Store which attributes count, in this order, and how much. Scores of before stay until they are calculated again */
        put: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        attributes: {
                            attribute_type_id: number;
                            weight: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                attributes: {
                                    attribute_type_id: number;
                                    weight: number;
                                }[];
                                library: {
                                    attribute_type_id: number;
                                    slug: string;
                                    category: string;
                                    name: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    is_measured: boolean;
                                    used_in: number;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/v1/builder/recommendations/{job_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Attributes, activities and questions that a requisition could use, each with the reason; the best first, at most ten of each */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                compared: number;
                                attributes: {
                                    similar_count: number;
                                    similar_titles: string[];
                                    used_in: number;
                                    attribute_type_id: number;
                                }[];
                                activities: {
                                    similar_count: number;
                                    similar_titles: string[];
                                    used_in: number;
                                    slug: string;
                                }[];
                                questions: {
                                    similar_count: number;
                                    similar_titles: string[];
                                    used_in: number;
                                    account_question_id: number;
                                    question: {
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "single_choice";
                                        options: {
                                            value: number;
                                            text: string;
                                            is_knock_out: boolean;
                                        }[];
                                    } | {
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "multiple_choice";
                                        options: {
                                            value: number;
                                            text: string;
                                            is_knock_out: boolean;
                                        }[];
                                    } | {
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "scale";
                                        max: 5 | 10;
                                        low: string;
                                        high: string;
                                    } | {
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "short_text";
                                    } | {
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "long_text";
                                    } | {
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "number";
                                        min: number | null;
                                        max: number | null;
                                        unit: string;
                                    } | {
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "date";
                                    } | {
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "yes_no";
                                    } | {
                                        text: string;
                                        help: string;
                                        is_required: boolean;
                                        /** @enum {string} */
                                        type: "file";
                                        formats: ("pdf" | "docx" | "doc" | "txt")[];
                                    };
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/hiring-team/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The team of a requisition, in the order in which they came */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                job_team_id: number;
                                job_id: number;
                                user_id: number;
                                first_name: string;
                                last_name: string;
                                email: string;
                                /** @enum {string} */
                                team_role: "recruiter" | "hiring_manager" | "coordinator" | "interviewer" | "offer_sender";
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Add a user of the company to the team, or give one of it another role */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        user_id: number;
                        /** @enum {string} */
                        team_role: "recruiter" | "hiring_manager" | "coordinator" | "interviewer" | "offer_sender";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                job_team_id: number;
                                job_id: number;
                                user_id: number;
                                first_name: string;
                                last_name: string;
                                email: string;
                                /** @enum {string} */
                                team_role: "recruiter" | "hiring_manager" | "coordinator" | "interviewer" | "offer_sender";
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/hiring-team/{job_team_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a user off the team */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                    job_team_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                job_team_id: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/assignable-users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first users of the company whose name or email has the text in it and who are not on the team */
        get: {
            parameters: {
                query?: {
                    search?: string;
                };
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                                full_name: string;
                                email: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/hiring-settings/account/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a company has set for all of its requisitions */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                needs_approval: boolean;
                                waiting_count: number;
                            };
                        };
                    };
                };
            };
        };
        /** Change what a company has set for all of its requisitions */
        put: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        needs_approval: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                needs_approval: boolean;
                                waiting_count: number;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookup/v1/departments/account/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The departments that requisitions of a company name, in alphabetical order; at most 200 */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                name: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookup/v1/timezones/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The time zones that the server knows, by their IANA names */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                name: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/account/{account_id}/applicants/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applicants of all requisitions of a company that the caller sees */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                    ordering?: "application_date" | "-application_date" | "name" | "-name" | "score" | "-score";
                    status?: string;
                    step_status?: string;
                    scope?: "mine";
                    job_ids?: string;
                    assigned_user_ids?: string;
                    tag_id?: number;
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_smartreq_id: number;
                                ref_id: number;
                                user_id: number;
                                first_name: string;
                                last_name: string;
                                email: string;
                                city: string | null;
                                state: string | null;
                                source_type: string;
                                source_name: string | null;
                                /** @enum {string} */
                                status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                                job_step_id: number | null;
                                step_title: string | null;
                                step_standard_title: ("assessments" | "interview" | "offer") | null;
                                /** @enum {string} */
                                step_status: "not_started" | "in_progress" | "awaiting_decision" | "passed" | "failed" | "skipped";
                                pct_complete: number;
                                score: number | null;
                                hiring_class: {
                                    hiring_class_id: number;
                                    name: string;
                                    /** Format: date */
                                    start_date: string;
                                } | null;
                                assigned_user: {
                                    user_id: number;
                                    full_name: string;
                                } | null;
                                tags: {
                                    tag_id: number;
                                    name: string;
                                }[];
                                /** Format: date-time */
                                application_date: string;
                                job_id: number;
                                job_title: string;
                                can_decide: boolean;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/tags/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tags of the company of a requisition, by name */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                };
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                tag_id: number;
                                name: string;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/assignees/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The users who see a requisition, its team first; with `scope=assigned` only those to whom an applicant of it is assigned */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                    scope?: "assigned";
                };
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                                full_name: string;
                                email: string;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/applicants/assigned-user/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assign applicants to a user who sees the requisition, or to no one with null */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        user_id: number | null;
                        ref_ids?: number[];
                        seen?: {
                            /** @enum {string} */
                            status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                            job_step_id: number | null;
                            ref_id: number;
                        }[];
                        matching?: {
                            /** @default  */
                            search?: string;
                            status?: string;
                            step_status?: string;
                            job_step_id?: number;
                            hiring_class_id?: number;
                            assigned_user_ids?: string;
                            tag_id?: number;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                batch_id: string | null;
                                undo_until: string | null;
                                done: number[];
                                skipped: number[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/applicants/tags/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add tags by their names to applicants, and take others off; a name that the company does not have becomes a new tag */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default [] */
                        add?: string[];
                        /** @default [] */
                        remove?: number[];
                        ref_ids?: number[];
                        seen?: {
                            /** @enum {string} */
                            status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                            job_step_id: number | null;
                            ref_id: number;
                        }[];
                        matching?: {
                            /** @default  */
                            search?: string;
                            status?: string;
                            step_status?: string;
                            job_step_id?: number;
                            hiring_class_id?: number;
                            assigned_user_ids?: string;
                            tag_id?: number;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                batch_id: string | null;
                                undo_until: string | null;
                                done: number[];
                                skipped: number[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/applicants/deletions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take applications out of a requisition, which lists and counts them no more; applicants who were hired stay */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ref_ids?: number[];
                        seen?: {
                            /** @enum {string} */
                            status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                            job_step_id: number | null;
                            ref_id: number;
                        }[];
                        matching?: {
                            /** @default  */
                            search?: string;
                            status?: string;
                            step_status?: string;
                            job_step_id?: number;
                            hiring_class_id?: number;
                            assigned_user_ids?: string;
                            tag_id?: number;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                batch_id: string | null;
                                undo_until: string | null;
                                done: number[];
                                skipped: number[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/applicants/changes/{batch_id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back within ten minutes what was changed together; what has changed again since stays */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                    batch_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: number[];
                                skipped: number[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/applicants/moves/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move applicants to another requisition of the company, which must be open and managed by the caller: their application ends as transferred and a linked one begins there, with the scores of the same assessments inside its retake interval. Who has applied there is skipped. Taken back like decisions */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        to_job_id: number;
                        ref_ids?: number[];
                        seen?: {
                            /** @enum {string} */
                            status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                            job_step_id: number | null;
                            ref_id: number;
                        }[];
                        matching?: {
                            /** @default  */
                            search?: string;
                            status?: string;
                            step_status?: string;
                            job_step_id?: number;
                            hiring_class_id?: number;
                            assigned_user_ids?: string;
                            tag_id?: number;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                batch_id: string | null;
                                undo_until: string | null;
                                done: number[];
                                skipped: {
                                    /** @enum {string} */
                                    status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                                    job_step_id: number | null;
                                    /** @enum {string} */
                                    step_status: "not_started" | "in_progress" | "awaiting_decision" | "passed" | "failed" | "skipped";
                                    ref_id: number;
                                    user_smartreq_id: number;
                                    /** @enum {string} */
                                    reason: "not_allowed" | "last_step" | "changed" | "applied_again" | "no_opening" | "applied_there" | "live_interview";
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/account/{account_id}/applicants/moves/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move applicants of several requisitions to one of them or another, which must be open and managed by the caller: their application ends as transferred and a linked one begins there, with the scores of the same assessments inside its retake interval. Who has applied there is skipped. Taken back like decisions */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        to_job_id: number;
                        ref_ids?: number[];
                        seen?: {
                            /** @enum {string} */
                            status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                            job_step_id: number | null;
                            ref_id: number;
                        }[];
                        matching?: {
                            /** @default  */
                            search?: string;
                            status?: string;
                            step_status?: string;
                            /** @enum {string} */
                            scope?: "mine";
                            job_ids?: string;
                            assigned_user_ids?: string;
                            tag_id?: number;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                batch_id: string | null;
                                undo_until: string | null;
                                done: number[];
                                skipped: {
                                    /** @enum {string} */
                                    status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                                    job_step_id: number | null;
                                    /** @enum {string} */
                                    step_status: "not_started" | "in_progress" | "awaiting_decision" | "passed" | "failed" | "skipped";
                                    ref_id: number;
                                    user_smartreq_id: number;
                                    /** @enum {string} */
                                    reason: "not_allowed" | "last_step" | "changed" | "applied_again" | "no_opening" | "applied_there" | "live_interview";
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/account/{account_id}/applicant-exports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The exports of the caller that have not expired, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                applicant_export_id: string;
                                job_id: number | null;
                                /** @enum {string} */
                                format: "xlsx" | "csv";
                                /** Format: date-time */
                                requested_at: string;
                                done: number;
                                total: number | null;
                                ready_at: string | null;
                                failed_at: string | null;
                                /** Format: date-time */
                                expires_at: string;
                                bytes: number | null;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Order a file of the applicants that a list shows, or of at most 1,000 by their ref_ids; a job makes it, and it goes a day later */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        job_id?: number;
                        /** @enum {string} */
                        format: "xlsx" | "csv";
                        /** @enum {string} */
                        language: "en" | "es" | "fr";
                        columns: ("first_name" | "last_name" | "email" | "requisition" | "status" | "step" | "step_status" | "progress" | "score" | "source" | "application_date" | "class" | "assigned" | "tags")[];
                        /**
                         * @default -application_date
                         * @enum {string}
                         */
                        ordering?: "application_date" | "-application_date" | "name" | "-name" | "score" | "-score" | "status" | "-status";
                        ref_ids?: number[];
                        matching?: {
                            /** @default  */
                            search?: string;
                            status?: string;
                            step_status?: string;
                            job_step_id?: number;
                            hiring_class_id?: number;
                            assigned_user_ids?: string;
                            tag_id?: number;
                            /** @enum {string} */
                            scope?: "mine";
                            job_ids?: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                applicant_export_id: string;
                                job_id: number | null;
                                /** @enum {string} */
                                format: "xlsx" | "csv";
                                /** Format: date-time */
                                requested_at: string;
                                done: number;
                                total: number | null;
                                ready_at: string | null;
                                failed_at: string | null;
                                /** Format: date-time */
                                expires_at: string;
                                bytes: number | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/account/{account_id}/applicant-exports/{applicant_export_id}/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of an export that the caller asked for, while the caller still sees all of its requisitions */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account_id: number;
                    applicant_export_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/account/{account_id}/applicants/decisions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide about applicants of several requisitions: at most 1,000 by their ref_ids, or up to 5,000 that match the list; one of a requisition that the caller does not manage refuses them all, by name */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        action: "review" | "advance" | "mark_as_new" | "hold" | "resume" | "recover";
                        ref_ids?: number[];
                        seen?: {
                            /** @enum {string} */
                            status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                            job_step_id: number | null;
                            ref_id: number;
                        }[];
                        matching?: {
                            /** @default  */
                            search?: string;
                            status?: string;
                            step_status?: string;
                            /** @enum {string} */
                            scope?: "mine";
                            job_ids?: string;
                            assigned_user_ids?: string;
                            tag_id?: number;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                batch_id: string | null;
                                undo_until: string | null;
                                done: number[];
                                skipped: {
                                    /** @enum {string} */
                                    status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                                    job_step_id: number | null;
                                    /** @enum {string} */
                                    step_status: "not_started" | "in_progress" | "awaiting_decision" | "passed" | "failed" | "skipped";
                                    ref_id: number;
                                    user_smartreq_id: number;
                                    /** @enum {string} */
                                    reason: "not_allowed" | "last_step" | "changed" | "applied_again" | "no_opening" | "applied_there" | "live_interview";
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/account/{account_id}/bulk-reject-applicants/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject applicants of several requisitions for one reason, without an email */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ref_ids?: number[];
                        seen?: {
                            /** @enum {string} */
                            status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                            job_step_id: number | null;
                            ref_id: number;
                        }[];
                        matching?: {
                            /** @default  */
                            search?: string;
                            status?: string;
                            step_status?: string;
                            /** @enum {string} */
                            scope?: "mine";
                            job_ids?: string;
                            assigned_user_ids?: string;
                            tag_id?: number;
                        };
                        rejection_reason_id: number;
                        /** @default  */
                        reason_note?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                batch_id: string | null;
                                undo_until: string | null;
                                done: number[];
                                skipped: {
                                    /** @enum {string} */
                                    status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                                    job_step_id: number | null;
                                    /** @enum {string} */
                                    step_status: "not_started" | "in_progress" | "awaiting_decision" | "passed" | "failed" | "skipped";
                                    ref_id: number;
                                    user_smartreq_id: number;
                                    /** @enum {string} */
                                    reason: "not_allowed" | "last_step" | "changed" | "applied_again" | "no_opening" | "applied_there" | "live_interview";
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/account/{account_id}/applicants/decisions/{batch_id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back within ten minutes what was decided together over several requisitions */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    batch_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: number[];
                                skipped: {
                                    /** @enum {string} */
                                    status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                                    job_step_id: number | null;
                                    /** @enum {string} */
                                    step_status: "not_started" | "in_progress" | "awaiting_decision" | "passed" | "failed" | "skipped";
                                    ref_id: number;
                                    user_smartreq_id: number;
                                    /** @enum {string} */
                                    reason: "not_allowed" | "last_step" | "changed" | "applied_again" | "no_opening" | "applied_there" | "live_interview";
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/account/{account_id}/applicants/changes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assign applicants of several requisitions to a user who sees all of these, tag them, or delete them from their requisitions */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "assign";
                        user_id: number | null;
                        ref_ids?: number[];
                        seen?: {
                            /** @enum {string} */
                            status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                            job_step_id: number | null;
                            ref_id: number;
                        }[];
                        matching?: {
                            /** @default  */
                            search?: string;
                            status?: string;
                            step_status?: string;
                            /** @enum {string} */
                            scope?: "mine";
                            job_ids?: string;
                            assigned_user_ids?: string;
                            tag_id?: number;
                        };
                    } | {
                        /** @enum {string} */
                        kind: "tag";
                        /** @default [] */
                        add?: string[];
                        /** @default [] */
                        remove?: number[];
                        ref_ids?: number[];
                        seen?: {
                            /** @enum {string} */
                            status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                            job_step_id: number | null;
                            ref_id: number;
                        }[];
                        matching?: {
                            /** @default  */
                            search?: string;
                            status?: string;
                            step_status?: string;
                            /** @enum {string} */
                            scope?: "mine";
                            job_ids?: string;
                            assigned_user_ids?: string;
                            tag_id?: number;
                        };
                    } | {
                        /** @enum {string} */
                        kind: "delete";
                        ref_ids?: number[];
                        seen?: {
                            /** @enum {string} */
                            status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                            job_step_id: number | null;
                            ref_id: number;
                        }[];
                        matching?: {
                            /** @default  */
                            search?: string;
                            status?: string;
                            step_status?: string;
                            /** @enum {string} */
                            scope?: "mine";
                            job_ids?: string;
                            assigned_user_ids?: string;
                            tag_id?: number;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                batch_id: string | null;
                                undo_until: string | null;
                                done: number[];
                                skipped: number[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/account/{account_id}/applicants/changes/{batch_id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back within ten minutes what was changed together over several requisitions */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    batch_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: number[];
                                skipped: number[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/account/{account_id}/tags/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tags of a company, by name */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                tag_id: number;
                                name: string;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/account/{account_id}/assignees/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The users of a company by name; with `scope=assigned` only those to whom one of its applicants is assigned */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                    scope?: "assigned";
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                                full_name: string;
                                email: string;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/comment/{user_smartreq_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The comments on an application that the caller may read, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                };
                header?: never;
                path: {
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                comment_uuid: string;
                                user_smartreq_id: number;
                                author: {
                                    user_id: number;
                                    full_name: string | null;
                                };
                                is_own: boolean;
                                /** @enum {string} */
                                scope: "team" | "private";
                                text: string;
                                /** Format: date-time */
                                created_at: string;
                                edited_at: string | null;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Comment on an application, for all who see it or for oneself */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                        /** @enum {string} */
                        scope: "team" | "private";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                comment_uuid: string;
                                user_smartreq_id: number;
                                /** @enum {string} */
                                scope: "team" | "private";
                                /** Format: date-time */
                                created_at: string;
                                edited_at: string | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/comment-detail/{comment_uuid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a comment of one’s own, which can be put back for ten minutes */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    comment_uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                comment_uuid: string;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Change a comment of one’s own, or who reads it */
        patch: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    comment_uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text?: string;
                        /** @enum {string} */
                        scope?: "team" | "private";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                comment_uuid: string;
                                user_smartreq_id: number;
                                /** @enum {string} */
                                scope: "team" | "private";
                                /** Format: date-time */
                                created_at: string;
                                edited_at: string | null;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/user/v1/comment-detail/{comment_uuid}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put back a comment of one’s own that was deleted within the last ten minutes */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    comment_uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                comment_uuid: string;
                                user_smartreq_id: number;
                                /** @enum {string} */
                                scope: "team" | "private";
                                /** Format: date-time */
                                created_at: string;
                                edited_at: string | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/interview-questions/{interview_uuid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The guide of an interview, and the feedback of the caller, who is one of its interviewers; to others it does not exist */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    interview_uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                interview_uuid: string;
                                user_smartreq_id: number;
                                applicant_name: string;
                                job_title: string;
                                step_title: string;
                                step_standard_title: ("assessments" | "interview" | "offer") | null;
                                /** @enum {string} */
                                status: "needs_scheduling" | "awaiting_interviewer_slots" | "awaiting_candidate_booking" | "scheduled" | "awaiting_feedback" | "complete" | "cancelled" | "no_show" | "declined";
                                starts_at: string | null;
                                minutes: number;
                                /** @enum {string} */
                                format: "video" | "phone" | "in_person";
                                place: string;
                                intro: string;
                                questions: {
                                    question_id: string;
                                    text: string;
                                    help: string;
                                    anchors: string[];
                                    attribute_type_id: number | null;
                                }[];
                                attributes: {
                                    attribute_type_id: number;
                                    name: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                }[];
                                panel: {
                                    user_id: number;
                                    full_name: string;
                                    has_submitted: boolean;
                                }[];
                                feedback: {
                                    /** @enum {string} */
                                    status: "draft" | "submitted" | "unlocked";
                                    entries: {
                                        [key: string]: {
                                            value: string | number | null;
                                            /** Format: date-time */
                                            at: string;
                                        };
                                    };
                                    submitted_at: string | null;
                                    unlock_reason: string | null;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Store entries of the caller’s feedback, of each the newest, and submit it where that is said */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    interview_uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        entries: {
                            [key: string]: {
                                value: string | number | null;
                                /** Format: date-time */
                                at: string;
                            };
                        };
                        submitted_at: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                interview_uuid: string;
                                user_id: number;
                                /** @enum {string} */
                                status: "draft" | "submitted" | "unlocked";
                                submitted_at: string | null;
                                /** Format: date-time */
                                server_time: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/user-smartreq/{user_smartreq_id}/interview-feedback/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What interviewers wrote about an applicant, newest interview first; hidden from an interviewer who has not submitted theirs */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                interview_uuid: string;
                                step_title: string;
                                step_standard_title: ("assessments" | "interview" | "offer") | null;
                                /** @enum {string} */
                                status: "needs_scheduling" | "awaiting_interviewer_slots" | "awaiting_candidate_booking" | "scheduled" | "awaiting_feedback" | "complete" | "cancelled" | "no_show" | "declined";
                                starts_at: string | null;
                                minutes: number;
                                questions: {
                                    question_id: string;
                                    text: string;
                                    help: string;
                                    anchors: string[];
                                    attribute_type_id: number | null;
                                }[];
                                attributes: {
                                    attribute_type_id: number;
                                    name: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                }[];
                                is_hidden: boolean;
                                is_interviewer: boolean;
                                feedback: {
                                    user_id: number;
                                    full_name: string;
                                    is_own: boolean;
                                    status: ("draft" | "submitted" | "unlocked") | null;
                                    submitted_at: string | null;
                                    recommendation: ("definitely_not" | "no" | "no_decision" | "yes" | "strong_yes") | null;
                                    entries: {
                                        [key: string]: {
                                            value: string | number | null;
                                            /** Format: date-time */
                                            at: string;
                                        };
                                    } | null;
                                    can_unlock: boolean;
                                }[];
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/interviews/{interview_uuid}/unlock/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let an interviewer change what they submitted: their own, or that of others for who manages the requisition */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    interview_uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        user_id: number;
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                interview_uuid: string;
                                user_id: number;
                                /** @enum {string} */
                                status: "draft" | "submitted" | "unlocked";
                                submitted_at: string | null;
                                /** Format: date-time */
                                server_time: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/hiring-classes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hiring classes of a requisition, with how many seats are taken */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                    ordering?: "start_date" | "-start_date" | "name" | "-name";
                    status?: string;
                };
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                hiring_class_id: number;
                                name: string;
                                seats: number;
                                filled: number;
                                /** Format: date */
                                start_date: string;
                                /** @enum {string} */
                                status: "planned" | "open" | "full" | "closed";
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Make a class */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        seats: number;
                        /** Format: date */
                        start_date: string;
                        /** @enum {string} */
                        status: "planned" | "open" | "closed";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                hiring_class_id: number;
                                name: string;
                                seats: number;
                                filled: number;
                                /** Format: date */
                                start_date: string;
                                /** @enum {string} */
                                status: "planned" | "open" | "full" | "closed";
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/hiring-classes/{hiring_class_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a class to which no one is assigned */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                    hiring_class_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                hiring_class_id: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Change a class, open it or close it; refused with fewer seats than are taken. What is left out stays */
        patch: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                    hiring_class_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        seats?: number;
                        /** Format: date */
                        start_date?: string;
                        /** @enum {string} */
                        status?: "planned" | "open" | "closed";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                hiring_class_id: number;
                                name: string;
                                seats: number;
                                filled: number;
                                /** Format: date */
                                start_date: string;
                                /** @enum {string} */
                                status: "planned" | "open" | "full" | "closed";
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/smartreq/v1/{job_id}/hiring-class-assignments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assign applicants to an open class, or take them out with null; refused as a whole when there are not enough seats */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        hiring_class_id: number | null;
                        ref_ids?: number[];
                        seen?: {
                            /** @enum {string} */
                            status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                            job_step_id: number | null;
                            ref_id: number;
                        }[];
                        matching?: {
                            /** @default  */
                            search?: string;
                            status?: string;
                            step_status?: string;
                            job_step_id?: number;
                            hiring_class_id?: number;
                            assigned_user_ids?: string;
                            tag_id?: number;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                batch_id: string | null;
                                undo_until: string | null;
                                done: number[];
                                ended: number[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/hiring-class-assignments/{batch_id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put applicants back within ten minutes; who was assigned again since, or whose seat is taken, stays */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                    batch_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: number[];
                                skipped: number[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/v1/predictive-models/{job_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The predictive models of a requisition, by name, and which one scores its applicants */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                is_use_pred_models: boolean;
                                models: {
                                    predictive_model_id: number;
                                    name: string;
                                    version: number;
                                    attributes: {
                                        attribute_type_id: number;
                                        weight: number;
                                    }[];
                                    converter: {
                                        /** @enum {string} */
                                        kind: "linear" | "table";
                                        points: {
                                            from: number;
                                            to: number;
                                        }[];
                                    } | null;
                                    version_in_use: number | null;
                                    scored_count: number;
                                    /** Format: date-time */
                                    saved_at: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Store a new model. It scores no applicant before it is selected */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        attributes: {
                            attribute_type_id: number;
                            weight: number;
                        }[];
                        converter: {
                            /** @enum {string} */
                            kind: "linear" | "table";
                            points: {
                                from: number;
                                to: number;
                            }[];
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                predictive_model_id: number;
                                name: string;
                                version: number;
                                attributes: {
                                    attribute_type_id: number;
                                    weight: number;
                                }[];
                                converter: {
                                    /** @enum {string} */
                                    kind: "linear" | "table";
                                    points: {
                                        from: number;
                                        to: number;
                                    }[];
                                } | null;
                                version_in_use: number | null;
                                scored_count: number;
                                /** Format: date-time */
                                saved_at: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/v1/predictive-models/{job_id}/{predictive_model_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a model that is not in use. What it scored before stays explained */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                    predictive_model_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                predictive_model_id: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Change a model; an empty list of attributes leaves them as they are. Other weights or another converter make a new version, and scores stay by the version in use until the new one is selected */
        patch: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                    predictive_model_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        name?: string;
                        attributes?: unknown[] | {
                            attribute_type_id: number;
                            weight: number;
                        }[];
                        converter?: {
                            /** @enum {string} */
                            kind: "linear" | "table";
                            points: {
                                from: number;
                                to: number;
                            }[];
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                predictive_model_id: number;
                                name: string;
                                version: number;
                                attributes: {
                                    attribute_type_id: number;
                                    weight: number;
                                }[];
                                converter: {
                                    /** @enum {string} */
                                    kind: "linear" | "table";
                                    points: {
                                        from: number;
                                        to: number;
                                    }[];
                                } | null;
                                version_in_use: number | null;
                                scored_count: number;
                                /** Format: date-time */
                                saved_at: string;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/smartreq/v1/{job_id}/predictive-models/effect/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a model, or without one the requisition’s own weights, would make of the applicants’ scores; it changes nothing */
        get: {
            parameters: {
                query?: {
                    predictive_model_id?: number;
                    cut?: number;
                };
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                compared: number;
                                gained: number;
                                lost: number;
                                partly_measured: number;
                                changed: number;
                                mean_before: number | null;
                                mean_after: number | null;
                                rank_correlation: number | null;
                                cut: number;
                                passed_before: number;
                                passed_after: number;
                                newly_passed: number;
                                newly_failed: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/predictive-models/select/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Score the applicants by the newest version of a model, or with null by the requisition’s own weights, in the background */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        predictive_model_id: number | null;
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                job_id: number;
                                is_use_pred_models: boolean;
                                is_recalculating: boolean;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/predictive-models/select-and-weight/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same, and store the weights of the model as the requisition’s own */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        predictive_model_id: number;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                job_id: number;
                                is_use_pred_models: boolean;
                                is_recalculating: boolean;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/activity/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a requisition and its applicants, newest first unless asked otherwise */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    ordering?: "at" | "-at";
                    entity?: string;
                    actor?: number;
                };
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                audit_id: number;
                                /** Format: date-time */
                                at: string;
                                actor_id: number | null;
                                actor_name: string | null;
                                /** @enum {string} */
                                kind: "requisition" | "job_posting" | "application";
                                action: string;
                                from_state: string | null;
                                to_state: string | null;
                                reason: string | null;
                                rule_result: {
                                    /** @enum {string} */
                                    verdict: "passed" | "failed" | "undecided";
                                    rule: {
                                        /** @enum {string} */
                                        kind: "manual";
                                    } | {
                                        /** @enum {string} */
                                        kind: "all_done";
                                    } | {
                                        /** @enum {string} */
                                        kind: "min_score";
                                        min_score: number;
                                    };
                                    score: number | null;
                                } | null;
                                applicant: {
                                    user_smartreq_id: number;
                                    full_name: string;
                                } | null;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/custom-views/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The views of a list that the caller saved, then those that others of the company share */
        get: {
            parameters: {
                query: {
                    list: "requisitions" | "applicants" | "all_applicants" | "users";
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                view_id: number;
                                /** @enum {string} */
                                list: "requisitions" | "applicants" | "all_applicants" | "users";
                                name: string;
                                query: string;
                                is_shared: boolean;
                                is_mine: boolean;
                                owner_name: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Save a view of a list under a name that is new among the caller’s own */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        list: "requisitions" | "applicants" | "all_applicants" | "users";
                        name: string;
                        query: string;
                        is_shared: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                view_id: number;
                                /** @enum {string} */
                                list: "requisitions" | "applicants" | "all_applicants" | "users";
                                name: string;
                                query: string;
                                is_shared: boolean;
                                is_mine: boolean;
                                owner_name: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/custom-views/{account_id}/{view_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of the caller’s views, for everybody who it was shared with */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    view_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                view_id: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Rename, share or replace one of the caller’s views */
        patch: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    view_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        query?: string;
                        is_shared?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                view_id: number;
                                /** @enum {string} */
                                list: "requisitions" | "applicants" | "all_applicants" | "users";
                                name: string;
                                query: string;
                                is_shared: boolean;
                                is_mine: boolean;
                                owner_name: string;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/account/v1/sources/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sources of a company, by type and name */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                    is_active?: "0" | "1";
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                source_id: number;
                                /** @enum {string} */
                                source_type: "third_party_boards" | "referrals" | "company_marketing" | "social_media" | "agencies" | "events" | "candidate_search" | "prospecting" | "internal" | "other";
                                name: string | null;
                                is_active: boolean;
                                applicant_count: number;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/create-source/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a source to a company */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @enum {string} */
                        source_type: "third_party_boards" | "referrals" | "company_marketing" | "social_media" | "agencies" | "events" | "candidate_search" | "prospecting" | "internal" | "other";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                source_id: number;
                                /** @enum {string} */
                                source_type: "third_party_boards" | "referrals" | "company_marketing" | "social_media" | "agencies" | "events" | "candidate_search" | "prospecting" | "internal" | "other";
                                name: string | null;
                                is_active: boolean;
                                applicant_count: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/source/{account_id}/{source_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One source */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account_id: number;
                    source_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                source_id: number;
                                /** @enum {string} */
                                source_type: "third_party_boards" | "referrals" | "company_marketing" | "social_media" | "agencies" | "events" | "candidate_search" | "prospecting" | "internal" | "other";
                                name: string | null;
                                is_active: boolean;
                                applicant_count: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Rename a source; its applicants show the new name */
        patch: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    source_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                source_id: number;
                                /** @enum {string} */
                                source_type: "third_party_boards" | "referrals" | "company_marketing" | "social_media" | "agencies" | "events" | "candidate_search" | "prospecting" | "internal" | "other";
                                name: string | null;
                                is_active: boolean;
                                applicant_count: number;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/account/v1/toggle-source/{account_id}/{source_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archive a source, or use it again. The links of an archived one still count */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    source_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        is_active: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                source_id: number;
                                /** @enum {string} */
                                source_type: "third_party_boards" | "referrals" | "company_marketing" | "social_media" | "agencies" | "events" | "candidate_search" | "prospecting" | "internal" | "other";
                                name: string | null;
                                is_active: boolean;
                                applicant_count: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/v1/source-links/{job_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tracked links of a requisition, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                };
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                source_link_id: number;
                                source_id: number;
                                /** @enum {string} */
                                source_type: "third_party_boards" | "referrals" | "company_marketing" | "social_media" | "agencies" | "events" | "candidate_search" | "prospecting" | "internal" | "other";
                                source_name: string | null;
                                token: string;
                                path: string;
                                applicant_count: number;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Make the tracked link of a requisition for a source; there is one for each source */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        source_id: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                source_link_id: number;
                                source_id: number;
                                /** @enum {string} */
                                source_type: "third_party_boards" | "referrals" | "company_marketing" | "social_media" | "agencies" | "events" | "candidate_search" | "prospecting" | "internal" | "other";
                                source_name: string | null;
                                token: string;
                                path: string;
                                applicant_count: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/v1/job-postings/{job_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The postings of a requisition, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                };
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                title: string;
                                description: string;
                                city: string | null;
                                state: string | null;
                                country_code: string | null;
                                /** @enum {string} */
                                workplace_type: "on_site" | "hybrid" | "remote";
                                /** @enum {string} */
                                employment_type: "full_time" | "part_time" | "contract" | "temporary" | "internship" | "volunteer" | "other";
                                salary_min: number | null;
                                salary_max: number | null;
                                salary_currency: string | null;
                                salary_period: ("hour" | "day" | "week" | "month" | "year") | null;
                                valid_until: string | null;
                                job_posting_id: number;
                                job_id: number;
                                /** Format: uuid */
                                career_page_job_id: string;
                                /** @enum {string} */
                                status: "draft" | "published" | "unpublished" | "expired";
                                published_at: string | null;
                                /** Format: date-time */
                                updated_at: string;
                                is_shown: boolean;
                                path: string | null;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Draft a posting with what the requisition says of itself */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                title: string;
                                description: string;
                                city: string | null;
                                state: string | null;
                                country_code: string | null;
                                /** @enum {string} */
                                workplace_type: "on_site" | "hybrid" | "remote";
                                /** @enum {string} */
                                employment_type: "full_time" | "part_time" | "contract" | "temporary" | "internship" | "volunteer" | "other";
                                salary_min: number | null;
                                salary_max: number | null;
                                salary_currency: string | null;
                                salary_period: ("hour" | "day" | "week" | "month" | "year") | null;
                                valid_until: string | null;
                                job_posting_id: number;
                                job_id: number;
                                /** Format: uuid */
                                career_page_job_id: string;
                                /** @enum {string} */
                                status: "draft" | "published" | "unpublished" | "expired";
                                published_at: string | null;
                                /** Format: date-time */
                                updated_at: string;
                                is_shown: boolean;
                                path: string | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/v1/job-postings/{job_id}/{job_posting_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One posting */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_id: number;
                    job_posting_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                title: string;
                                description: string;
                                city: string | null;
                                state: string | null;
                                country_code: string | null;
                                /** @enum {string} */
                                workplace_type: "on_site" | "hybrid" | "remote";
                                /** @enum {string} */
                                employment_type: "full_time" | "part_time" | "contract" | "temporary" | "internship" | "volunteer" | "other";
                                salary_min: number | null;
                                salary_max: number | null;
                                salary_currency: string | null;
                                salary_period: ("hour" | "day" | "week" | "month" | "year") | null;
                                valid_until: string | null;
                                job_posting_id: number;
                                job_id: number;
                                /** Format: uuid */
                                career_page_job_id: string;
                                /** @enum {string} */
                                status: "draft" | "published" | "unpublished" | "expired";
                                published_at: string | null;
                                /** Format: date-time */
                                updated_at: string;
                                is_shown: boolean;
                                path: string | null;
                            };
                        };
                    };
                };
            };
        };
        /** Change what a posting says; the public page of a published one follows at once */
        put: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                    job_posting_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: string;
                        description: string;
                        city: string | null;
                        state: string | null;
                        country_code: string | null;
                        /** @enum {string} */
                        workplace_type: "on_site" | "hybrid" | "remote";
                        /** @enum {string} */
                        employment_type: "full_time" | "part_time" | "contract" | "temporary" | "internship" | "volunteer" | "other";
                        salary_min: number | null;
                        salary_max: number | null;
                        salary_currency: string | null;
                        salary_period: ("hour" | "day" | "week" | "month" | "year") | null;
                        valid_until: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                title: string;
                                description: string;
                                city: string | null;
                                state: string | null;
                                country_code: string | null;
                                /** @enum {string} */
                                workplace_type: "on_site" | "hybrid" | "remote";
                                /** @enum {string} */
                                employment_type: "full_time" | "part_time" | "contract" | "temporary" | "internship" | "volunteer" | "other";
                                salary_min: number | null;
                                salary_max: number | null;
                                salary_currency: string | null;
                                salary_period: ("hour" | "day" | "week" | "month" | "year") | null;
                                valid_until: string | null;
                                job_posting_id: number;
                                job_id: number;
                                /** Format: uuid */
                                career_page_job_id: string;
                                /** @enum {string} */
                                status: "draft" | "published" | "unpublished" | "expired";
                                published_at: string | null;
                                /** Format: date-time */
                                updated_at: string;
                                is_shown: boolean;
                                path: string | null;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/v1/job-postings/{job_id}/{job_posting_id}/status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a posting on the career page, or take it off. The first one that is published makes the career page */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                    job_posting_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        action: "publish" | "unpublish";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                title: string;
                                description: string;
                                city: string | null;
                                state: string | null;
                                country_code: string | null;
                                /** @enum {string} */
                                workplace_type: "on_site" | "hybrid" | "remote";
                                /** @enum {string} */
                                employment_type: "full_time" | "part_time" | "contract" | "temporary" | "internship" | "volunteer" | "other";
                                salary_min: number | null;
                                salary_max: number | null;
                                salary_currency: string | null;
                                salary_period: ("hour" | "day" | "week" | "month" | "year") | null;
                                valid_until: string | null;
                                job_posting_id: number;
                                job_id: number;
                                /** Format: uuid */
                                career_page_job_id: string;
                                /** @enum {string} */
                                status: "draft" | "published" | "unpublished" | "expired";
                                published_at: string | null;
                                /** Format: date-time */
                                updated_at: string;
                                is_shown: boolean;
                                path: string | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/get-create-career-page/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The career page of a company, made with the name of the company where there is none */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                career_page_id: number;
                                slug: string;
                                headline: string;
                                introduction: string;
                                is_public: boolean;
                                /** Format: date-time */
                                updated_at: string;
                                path: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/career-page/{account_id}/{career_page_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The career page of a company */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account_id: number;
                    career_page_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                career_page_id: number;
                                slug: string;
                                headline: string;
                                introduction: string;
                                is_public: boolean;
                                /** Format: date-time */
                                updated_at: string;
                                path: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a career page; what is left out stays */
        patch: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    career_page_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        slug?: string;
                        headline?: string;
                        introduction?: string;
                        is_public?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                career_page_id: number;
                                slug: string;
                                headline: string;
                                introduction: string;
                                is_public: boolean;
                                /** Format: date-time */
                                updated_at: string;
                                path: string;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/account/v1/job-board-summary/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many postings of a company the public finds, and why the others are not shown */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                career_page: {
                                    career_page_id: number;
                                    slug: string;
                                    headline: string;
                                    introduction: string;
                                    is_public: boolean;
                                    /** Format: date-time */
                                    updated_at: string;
                                    path: string;
                                } | null;
                                shown: number;
                                drafts: number;
                                unpublished: number;
                                expired: number;
                                not_open: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/v1/{media_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An image or a video of a company’s text, by its address; parts of it by Range */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    media_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/hire/{user_smartreq_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the first day of work of an applicant who was hired */
        patch: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        seen: {
                            start_date: string | null;
                        };
                        /** Format: date */
                        start_date: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_smartreq_id: number;
                                /** Format: date */
                                start_date: string;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/smartreq/v1/{job_id}/rejection-reasons/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reasons for a rejection that the company of a requisition has */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                rejection_reason_id: number;
                                /** @enum {string} */
                                reason_type: "by_company" | "by_candidate" | "other";
                                label: string;
                                standard_reason: string | null;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/applicants/decisions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide about several applicants: at most 1,000 by their ref_ids (one of another requisition refuses them all), or up to 5,000 that match a list */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        action: "review" | "advance" | "mark_as_new" | "hold" | "resume" | "recover";
                        ref_ids?: number[];
                        seen?: {
                            /** @enum {string} */
                            status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                            job_step_id: number | null;
                            ref_id: number;
                        }[];
                        matching?: {
                            /** @default  */
                            search?: string;
                            status?: string;
                            step_status?: string;
                            job_step_id?: number;
                            hiring_class_id?: number;
                            assigned_user_ids?: string;
                            tag_id?: number;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                batch_id: string | null;
                                undo_until: string | null;
                                done: number[];
                                skipped: {
                                    /** @enum {string} */
                                    status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                                    job_step_id: number | null;
                                    /** @enum {string} */
                                    step_status: "not_started" | "in_progress" | "awaiting_decision" | "passed" | "failed" | "skipped";
                                    ref_id: number;
                                    user_smartreq_id: number;
                                    /** @enum {string} */
                                    reason: "not_allowed" | "last_step" | "changed" | "applied_again" | "no_opening" | "applied_there" | "live_interview";
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/bulk-reject-applicants/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject several applicants for one reason */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ref_ids?: number[];
                        seen?: {
                            /** @enum {string} */
                            status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                            job_step_id: number | null;
                            ref_id: number;
                        }[];
                        matching?: {
                            /** @default  */
                            search?: string;
                            status?: string;
                            step_status?: string;
                            job_step_id?: number;
                            hiring_class_id?: number;
                            assigned_user_ids?: string;
                            tag_id?: number;
                        };
                        rejection_reason_id: number;
                        /** @default  */
                        reason_note?: string;
                        message?: {
                            subject: string;
                            body: string;
                            /** @enum {string} */
                            language: "en" | "es" | "fr";
                            delay_minutes: number;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                batch_id: string | null;
                                undo_until: string | null;
                                done: number[];
                                skipped: {
                                    /** @enum {string} */
                                    status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                                    job_step_id: number | null;
                                    /** @enum {string} */
                                    step_status: "not_started" | "in_progress" | "awaiting_decision" | "passed" | "failed" | "skipped";
                                    ref_id: number;
                                    user_smartreq_id: number;
                                    /** @enum {string} */
                                    reason: "not_allowed" | "last_step" | "changed" | "applied_again" | "no_opening" | "applied_there" | "live_interview";
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/applicants/decisions/{batch_id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back within ten minutes what was decided together; applicants that have changed since stay as they are */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                    batch_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: number[];
                                skipped: {
                                    /** @enum {string} */
                                    status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                                    job_step_id: number | null;
                                    /** @enum {string} */
                                    step_status: "not_started" | "in_progress" | "awaiting_decision" | "passed" | "failed" | "skipped";
                                    ref_id: number;
                                    user_smartreq_id: number;
                                    /** @enum {string} */
                                    reason: "not_allowed" | "last_step" | "changed" | "applied_again" | "no_opening" | "applied_there" | "live_interview";
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/user-smartreq/{user_smartreq_id}/decision/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide about one applicant; refused with where they stand now when that is not what was seen, or when it does not fit */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        action: "reject";
                        seen: {
                            /** @enum {string} */
                            status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                            job_step_id: number | null;
                        };
                        rejection_reason_id: number;
                        /** @default  */
                        reason_note?: string;
                        message?: {
                            subject: string;
                            body: string;
                            /** @enum {string} */
                            language: "en" | "es" | "fr";
                            delay_minutes: number;
                        };
                    } | {
                        /** @enum {string} */
                        action: "review" | "advance" | "mark_as_new" | "hold" | "resume" | "recover";
                        seen: {
                            /** @enum {string} */
                            status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                            job_step_id: number | null;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @enum {string} */
                                status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                                job_step_id: number | null;
                                /** @enum {string} */
                                step_status: "not_started" | "in_progress" | "awaiting_decision" | "passed" | "failed" | "skipped";
                                user_smartreq_id: number;
                                /** Format: uuid */
                                batch_id: string;
                                undo_until: string | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/hire/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hire an applicant from a day on, when the requisition has an opening left */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        user_smartreq_id: number;
                        seen: {
                            /** @enum {string} */
                            status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                            job_step_id: number | null;
                        };
                        /** Format: date */
                        start_date: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @enum {string} */
                                status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                                job_step_id: number | null;
                                /** @enum {string} */
                                step_status: "not_started" | "in_progress" | "awaiting_decision" | "passed" | "failed" | "skipped";
                                user_smartreq_id: number;
                                /** Format: uuid */
                                batch_id: string;
                                undo_until: string | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/email-applicants/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to at most 1000 applicants by their ref_ids, or to all that match a list; each gets their own values of the variables, and each person one message */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ref_ids?: number[];
                        matching?: {
                            /** @default  */
                            search?: string;
                            status?: string;
                            step_status?: string;
                            job_step_id?: number;
                            hiring_class_id?: number;
                            assigned_user_ids?: string;
                            tag_id?: number;
                        };
                        subject: string;
                        body: string;
                        /** @enum {string} */
                        language: "en" | "es" | "fr";
                        /** Format: date-time */
                        send_at?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                batch_id: string | null;
                                /** Format: date-time */
                                send_at: string;
                                count: number;
                                skipped: {
                                    ref_id: number;
                                    /** @enum {string} */
                                    reason: "opted_out" | "no_address";
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/email-applicants/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message as one applicant of the requisition would get it; sends nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ref_id: number;
                        subject: string;
                        body: string;
                        /** @enum {string} */
                        language: "en" | "es" | "fr";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                subject: string;
                                body: string;
                                to_name: string;
                                to_email: string;
                                reply_to: string;
                                missing: ("first_name" | "last_name" | "job_name" | "current_step_name" | "company_name" | "sender_name" | "job_invite_link")[];
                                is_opted_out: boolean;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/{job_id}/email-applicants/{batch_id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop what has not gone out yet of messages that were sent together, or one of them */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    job_id: number;
                    batch_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        message_id?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                cancelled: number;
                                sent: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/user-smartreq/{user_smartreq_id}/messages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was written to an applicant about this application, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                };
                header?: never;
                path: {
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                message_id: string;
                                /** Format: uuid */
                                batch_id: string;
                                /** @enum {string} */
                                state: "scheduled" | "sent" | "failed" | "cancelled";
                                subject: string;
                                body: string;
                                sender_name: string | null;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                send_at: string;
                                sent_at: string | null;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/{account_id}/templates/email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The templates of a company in every language, by name; at most 200 of its own */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                template_slug: string;
                                /** @enum {string} */
                                type: "default" | "team";
                                has_default: boolean;
                                template_display_name: string;
                                subject: string;
                                body: string;
                                /** @enum {string} */
                                language: "en" | "es" | "fr";
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Keep a message as a template of the company */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        template_display_name: string;
                        subject: string;
                        body: string;
                        /** @enum {string} */
                        language: "en" | "es" | "fr";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                template_slug: string;
                                /** @enum {string} */
                                type: "default" | "team";
                                has_default: boolean;
                                template_display_name: string;
                                subject: string;
                                body: string;
                                /** @enum {string} */
                                language: "en" | "es" | "fr";
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/{account_id}/templates/email/{template_slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a template of the company, or write its own in place of one of the product */
        put: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    template_slug: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        template_display_name: string;
                        subject: string;
                        body: string;
                        /** @enum {string} */
                        language: "en" | "es" | "fr";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                template_slug: string;
                                /** @enum {string} */
                                type: "default" | "team";
                                has_default: boolean;
                                template_display_name: string;
                                subject: string;
                                body: string;
                                /** @enum {string} */
                                language: "en" | "es" | "fr";
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        /** Remove a template of the company in one language; one of the product comes back as it was */
        delete: {
            parameters: {
                query: {
                    language: "en" | "es" | "fr";
                };
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    template_slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                template_slug: string;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/email-opt-out/{account_id}/{uid}/{stop_token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which company a link below an email is about, and whether its emails are stopped */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account_id: number;
                    uid: string;
                    stop_token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                company_name: string;
                                is_opted_out: boolean;
                            };
                        };
                    };
                };
            };
        };
        /** Stop the emails of a company to the person that the link was sent to, or allow them again */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account_id: number;
                    uid: string;
                    stop_token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        is_opted_out: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                company_name: string;
                                is_opted_out: boolean;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/user-smartreq/{user_smartreq_id}/interviews/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The interviews that the plan of an application asks for, with where each of them stands */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                job_step_activity_id: number;
                                title: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                };
                                is_locked: boolean;
                                /** @enum {string} */
                                mode: "one" | "panel" | "pool";
                                minutes: number;
                                /** @enum {string} */
                                format: "video" | "phone" | "in_person";
                                place: string;
                                interviewers: {
                                    user_id: number;
                                    full_name: string | null;
                                }[];
                                interview: {
                                    /** Format: uuid */
                                    interview_uuid: string;
                                    link_uuid: string | null;
                                    /** @enum {string} */
                                    status: "needs_scheduling" | "awaiting_interviewer_slots" | "awaiting_candidate_booking" | "scheduled" | "awaiting_feedback" | "complete" | "cancelled" | "no_show" | "declined";
                                    starts_at: string | null;
                                    ends_at: string | null;
                                    minutes: number;
                                    /** @enum {string} */
                                    format: "video" | "phone" | "in_person";
                                    place: string;
                                    interviewers: {
                                        user_id: number;
                                        full_name: string | null;
                                        is_chosen: boolean;
                                    }[];
                                    candidate_zone: string | null;
                                    candidate_note: string | null;
                                    end_reason: string | null;
                                    /** Format: date-time */
                                    expires_at: string;
                                } | null;
                                can_arrange: boolean;
                                can_start: boolean;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/user-smartreq/{user_smartreq_id}/interviews/invite/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite the applicant to book a time by a link; again while no time is booked */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        job_step_activity_id: number;
                        interviewer_user_ids: number[];
                        place: string;
                        /** @default  */
                        message?: string;
                        days: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                interview_uuid: string;
                                /** @enum {string} */
                                status: "needs_scheduling" | "awaiting_interviewer_slots" | "awaiting_candidate_booking" | "scheduled" | "awaiting_feedback" | "complete" | "cancelled" | "no_show" | "declined";
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/user-smartreq/{user_smartreq_id}/interviews/schedule/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set or change the time by hand. Refused with `interviewer_busy`, which names them, unless that is meant */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        job_step_activity_id: number;
                        /** Format: date-time */
                        starts_at: string;
                        interviewer_user_ids: number[];
                        place: string;
                        /** @default false */
                        is_forced?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                interview_uuid: string;
                                /** @enum {string} */
                                status: "needs_scheduling" | "awaiting_interviewer_slots" | "awaiting_candidate_booking" | "scheduled" | "awaiting_feedback" | "complete" | "cancelled" | "no_show" | "declined";
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/user-smartreq/{user_smartreq_id}/interviews/start/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Conduct an interview here and now, without a booking: for its interviewers, and for who arranges interviews */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        job_step_activity_id: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                interview_uuid: string;
                                /** @enum {string} */
                                status: "needs_scheduling" | "awaiting_interviewer_slots" | "awaiting_candidate_booking" | "scheduled" | "awaiting_feedback" | "complete" | "cancelled" | "no_show" | "declined";
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/user-smartreq/{user_smartreq_id}/interviews/{interview_uuid}/end/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an interview that is still to come, or note that the applicant did not come */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    user_smartreq_id: number;
                    interview_uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        action: "cancel" | "no_show";
                        /** @default  */
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                interview_uuid: string;
                                /** @enum {string} */
                                status: "needs_scheduling" | "awaiting_interviewer_slots" | "awaiting_candidate_booking" | "scheduled" | "awaiting_feedback" | "complete" | "cancelled" | "no_show" | "declined";
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/account/{account_id}/my-interviews/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The interviews that the caller conducts: the next ones, those that wait for the caller’s feedback, or all that are over, the latest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    when?: "upcoming" | "to_score" | "past";
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                interview_uuid: string;
                                /** @enum {string} */
                                status: "needs_scheduling" | "awaiting_interviewer_slots" | "awaiting_candidate_booking" | "scheduled" | "awaiting_feedback" | "complete" | "cancelled" | "no_show" | "declined";
                                minutes: number;
                                /** @enum {string} */
                                format: "video" | "phone" | "in_person";
                                place: string;
                                /** Format: date-time */
                                starts_at: string;
                                /** Format: date-time */
                                ends_at: string;
                                user_smartreq_id: number;
                                applicant_name: string;
                                job_title: string;
                                title: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                };
                                has_submitted: boolean;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/account/{account_id}/my-availability/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the caller has time for interviews; null before they said so */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                time_zone: string;
                                weekly: {
                                    from: string;
                                    to: string;
                                }[][];
                                exceptions: {
                                    /** Format: date */
                                    date: string;
                                    hours: {
                                        from: string;
                                        to: string;
                                    }[];
                                }[];
                                buffer_minutes: number;
                                notice_hours: number;
                                daily_limit: number | null;
                                weekly_limit: number | null;
                                default_place: string;
                                about: string;
                            } | null;
                        };
                    };
                };
            };
        };
        /** Say when one has time for interviews, and what candidates read about one */
        put: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        time_zone: string;
                        weekly: {
                            from: string;
                            to: string;
                        }[][];
                        exceptions: {
                            /** Format: date */
                            date: string;
                            hours: {
                                from: string;
                                to: string;
                            }[];
                        }[];
                        buffer_minutes: number;
                        notice_hours: number;
                        daily_limit: number | null;
                        weekly_limit: number | null;
                        default_place: string;
                        about: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                time_zone: string;
                                weekly: {
                                    from: string;
                                    to: string;
                                }[][];
                                exceptions: {
                                    /** Format: date */
                                    date: string;
                                    hours: {
                                        from: string;
                                        to: string;
                                    }[];
                                }[];
                                buffer_minutes: number;
                                notice_hours: number;
                                daily_limit: number | null;
                                weekly_limit: number | null;
                                default_place: string;
                                about: string;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/schedule-interview/{link_uuid}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the link of an invitation shows; one that has ended answers like one that never was */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    link_uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                company_name: string;
                                job_title: string;
                                /** @enum {string} */
                                status: "needs_scheduling" | "awaiting_interviewer_slots" | "awaiting_candidate_booking" | "scheduled" | "awaiting_feedback" | "complete" | "cancelled" | "no_show" | "declined";
                                minutes: number;
                                /** @enum {string} */
                                format: "video" | "phone" | "in_person";
                                message: string;
                                starts_at: string | null;
                                ends_at: string | null;
                                place: string;
                                interviewers: {
                                    full_name: string;
                                    about: string;
                                }[];
                                slots: string[];
                                calendar: string | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/schedule-interview/{link_uuid}/book/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book a time, or another one. Refused with `slot_taken`; the same time again is answered as booked */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    link_uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date-time */
                        starts_at: string;
                        time_zone: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                company_name: string;
                                job_title: string;
                                /** @enum {string} */
                                status: "needs_scheduling" | "awaiting_interviewer_slots" | "awaiting_candidate_booking" | "scheduled" | "awaiting_feedback" | "complete" | "cancelled" | "no_show" | "declined";
                                minutes: number;
                                /** @enum {string} */
                                format: "video" | "phone" | "in_person";
                                message: string;
                                starts_at: string | null;
                                ends_at: string | null;
                                place: string;
                                interviewers: {
                                    full_name: string;
                                    about: string;
                                }[];
                                slots: string[];
                                calendar: string | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/schedule-interview/{link_uuid}/answer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for other times, or decline the interview */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    link_uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        action: "ask_for_slots";
                        note: string;
                    } | {
                        /** @enum {string} */
                        action: "decline";
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                company_name: string;
                                job_title: string;
                                /** @enum {string} */
                                status: "needs_scheduling" | "awaiting_interviewer_slots" | "awaiting_candidate_booking" | "scheduled" | "awaiting_feedback" | "complete" | "cancelled" | "no_show" | "declined";
                                minutes: number;
                                /** @enum {string} */
                                format: "video" | "phone" | "in_person";
                                message: string;
                                starts_at: string | null;
                                ends_at: string | null;
                                place: string;
                                interviewers: {
                                    full_name: string;
                                    about: string;
                                }[];
                                slots: string[];
                                calendar: string | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/eeoc-questions/ref/{ref_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The equal-opportunity questions of an application with the caller’s own answers; not found where the position asks none */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    ref_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                ref_id: number;
                                job_title: string;
                                account_name: string;
                                questions: {
                                    /** @enum {string} */
                                    question_id: "gender" | "race" | "veteran" | "disability";
                                    text: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    help?: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    options: {
                                        value: string;
                                        label: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        };
                                    }[];
                                }[];
                                answers: {
                                    gender: ("female" | "male" | "another" | "decline") | null;
                                    race: ("hispanic_or_latino" | "white" | "black_or_african_american" | "native_hawaiian_or_pacific_islander" | "asian" | "american_indian_or_alaska_native" | "two_or_more" | "decline") | null;
                                    veteran: ("protected_veteran" | "not_protected_veteran" | "decline") | null;
                                    disability: ("yes" | "no" | "decline") | null;
                                } | null;
                                answered_at: string | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/submit-eeoc-answers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store the caller’s answers to the equal-opportunity questions; the newest ones stand */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        payload_version: number;
                        ref_id: number;
                        answers: {
                            gender: ("female" | "male" | "another" | "decline") | null;
                            race: ("hispanic_or_latino" | "white" | "black_or_african_american" | "native_hawaiian_or_pacific_islander" | "asian" | "american_indian_or_alaska_native" | "two_or_more" | "decline") | null;
                            veteran: ("protected_veteran" | "not_protected_veteran" | "decline") | null;
                            disability: ("yes" | "no" | "decline") | null;
                        };
                        /** Format: date-time */
                        answered_at: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                ref_id: number;
                                is_applied: boolean;
                                /** Format: date-time */
                                server_time: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/v1/eeoc/account/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many applicants gave which answer, in all positions or in one. Null for fewer than five, and for what would tell such a number */
        get: {
            parameters: {
                query?: {
                    job_id?: number;
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @enum {string} */
                                question_id: "gender" | "race" | "veteran" | "disability";
                                counts: {
                                    choice: string;
                                    people: number | null;
                                }[];
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/consent-texts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current version of every kind: the installation’s, or what counts at the company of a position */
        get: {
            parameters: {
                query?: {
                    job_uuid?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                text_id: number;
                                /** @enum {string} */
                                kind: "terms" | "privacy" | "application";
                                version: number;
                                account_name: string | null;
                                bodies: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                };
                                asks_again: boolean;
                                /** Format: date-time */
                                published_at: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/consent-text/{text_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One version, current or not */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    text_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                text_id: number;
                                /** @enum {string} */
                                kind: "terms" | "privacy" | "application";
                                version: number;
                                account_name: string | null;
                                bodies: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                };
                                asks_again: boolean;
                                /** Format: date-time */
                                published_at: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/consents/user/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller agreed to or was told, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                };
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                text_id: number;
                                /** @enum {string} */
                                kind: "terms" | "privacy" | "application";
                                version: number;
                                account_name: string | null;
                                /** @enum {string} */
                                language: "en" | "es" | "fr";
                                /** @enum {string} */
                                door: "sign_up" | "application" | "asked";
                                /** Format: date-time */
                                at: string;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Agree to the versions that were shown; what was agreed to before stays as it was */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        shown: {
                            text_id: number;
                            /** @enum {string} */
                            language: "en" | "es" | "fr";
                        }[];
                        /** @enum {string} */
                        door: "application" | "asked";
                        /** Format: date-time */
                        agreed_at?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                text_ids: number[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/consents/user/{user_id}/due/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Current versions that the caller must be shown before they go on */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                text_id: number;
                                /** @enum {string} */
                                kind: "terms" | "privacy" | "application";
                                version: number;
                                account_name: string | null;
                                bodies: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                };
                                asks_again: boolean;
                                /** Format: date-time */
                                published_at: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/consent-texts/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a company has published of a kind, newest version first */
        get: {
            parameters: {
                query: {
                    page?: number;
                    page_size?: number;
                    text_kind: "privacy" | "application";
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                text_id: number;
                                /** @enum {string} */
                                kind: "terms" | "privacy" | "application";
                                version: number;
                                account_name: string | null;
                                bodies: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                };
                                asks_again: boolean;
                                /** Format: date-time */
                                published_at: string;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Publish the next version, for good; `conflict` when it is not the next any more */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "privacy" | "application";
                        after_version: number;
                        bodies: {
                            en: string;
                            es: string;
                            fr: string;
                        };
                        asks_again: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                text_id: number;
                                /** @enum {string} */
                                kind: "terms" | "privacy" | "application";
                                version: number;
                                account_name: string | null;
                                bodies: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                };
                                asks_again: boolean;
                                /** Format: date-time */
                                published_at: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/user-smartreq/{user_smartreq_id}/scorecard/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The scorecard of one applicant */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                applicant: {
                                    user_smartreq_id: number;
                                    ref_id: number;
                                    user_id: number;
                                    first_name: string;
                                    last_name: string;
                                    email: string;
                                    city: string | null;
                                    state: string | null;
                                    source_type: string;
                                    source_name: string | null;
                                    /** @enum {string} */
                                    status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                                    job_step_id: number | null;
                                    step_title: string | null;
                                    step_standard_title: ("assessments" | "interview" | "offer") | null;
                                    /** @enum {string} */
                                    step_status: "not_started" | "in_progress" | "awaiting_decision" | "passed" | "failed" | "skipped";
                                    pct_complete: number;
                                    score: number | null;
                                    hiring_class: {
                                        hiring_class_id: number;
                                        name: string;
                                        /** Format: date */
                                        start_date: string;
                                    } | null;
                                    assigned_user: {
                                        user_id: number;
                                        full_name: string;
                                    } | null;
                                    tags: {
                                        tag_id: number;
                                        name: string;
                                    }[];
                                    /** Format: date-time */
                                    application_date: string;
                                };
                                requisition: {
                                    account_id: number;
                                    job_id: number;
                                    title: string;
                                };
                                can_decide: boolean;
                                next_step: {
                                    title: string;
                                    standard_title: ("assessments" | "interview" | "offer") | null;
                                } | null;
                                scored_by: {
                                    predictive_model: string | null;
                                    version: number;
                                } | null;
                                start_date: string | null;
                                moved_from: {
                                    user_smartreq_id: number;
                                    job_id: number;
                                    title: string;
                                } | null;
                                moved_to: {
                                    user_smartreq_id: number;
                                    job_id: number;
                                    title: string;
                                } | null;
                                personal: {
                                    email2: string | null;
                                    phone_number: string | null;
                                    is_opt_in: boolean;
                                    city: string | null;
                                    state_code: string | null;
                                    zip: string | null;
                                    country_code: string | null;
                                    linkedin_url: string | null;
                                };
                                can_see_private: boolean;
                                private: {
                                    /** Format: date */
                                    dob: string;
                                    /** @enum {string} */
                                    gender: "Male" | "Female";
                                } | null;
                                activities: {
                                    user_step_activity_id: number;
                                    step_title: string;
                                    step_standard_title: ("assessments" | "interview" | "offer") | null;
                                    title: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    is_required: boolean;
                                    /** @enum {string} */
                                    status: "locked" | "available" | "in_progress" | "awaiting_recordings" | "submitted" | "scoring" | "scored" | "expired" | "waived";
                                    answered_count: number;
                                    question_count: number;
                                    started_at: string | null;
                                    submitted_at: string | null;
                                    scored_at: string | null;
                                    timing: {
                                        /** @enum {string} */
                                        verdict: "verified" | "flagged";
                                        reasons: ("journal_missing" | "journal_broken" | "journal_gap" | "clock_jumped" | "started_offline" | "start_forged" | "over_time")[];
                                    } | null;
                                    pace: {
                                        median_seconds: number;
                                        is_very_fast: boolean;
                                    } | null;
                                    scores: {
                                        attribute: string;
                                        parent: string | null;
                                        name: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        };
                                        explanation: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        } | null;
                                        technical: {
                                            name: {
                                                en: string;
                                                es: string;
                                                fr: string;
                                            };
                                            citation: {
                                                en: string;
                                                es: string;
                                                fr: string;
                                            };
                                        } | null;
                                        raw: number;
                                        answered: number;
                                        items: number;
                                        score: number | null;
                                        /** @enum {string} */
                                        metric: "percentile" | "pomp" | "wpm" | "accuracy";
                                        scoring_version: string;
                                    }[];
                                    questions: {
                                        question_id: string;
                                        text: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        };
                                        section: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        } | null;
                                        /** @enum {string} */
                                        type: "single_choice" | "multiple_choice" | "scale" | "short_text" | "long_text" | "number" | "date" | "file" | "yes_no";
                                        is_required: boolean;
                                        is_hidden: boolean;
                                        value: (number | string | number[]) | null;
                                        chosen: {
                                            text: {
                                                en: string;
                                                es: string;
                                                fr: string;
                                            };
                                            is_knock_out: boolean;
                                        }[];
                                        knock_outs: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        }[];
                                        format: ("phone" | "linkedin" | "website") | null;
                                        file: {
                                            /** Format: uuid */
                                            recording_id: string;
                                            file_name: string;
                                            /** @enum {string} */
                                            mime: "application/pdf" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/msword" | "text/plain";
                                            size: number;
                                            /** @enum {string} */
                                            status: "uploading" | "processing" | "ready" | "failed";
                                            text_state: ("waiting" | "ready" | "unreadable") | null;
                                            received_at: string | null;
                                        } | null;
                                        max: number | null;
                                        unit: string;
                                    }[];
                                    typing: {
                                        /** @enum {string} */
                                        language: "en" | "es" | "fr";
                                        wpm: number;
                                        raw_wpm: number;
                                        accuracy: number | null;
                                        consistency: number | null;
                                        correct: number;
                                        corrected: number;
                                        uncorrected: number;
                                        flags: ("inserted" | "key_repeat" | "too_fast" | "too_even" | "too_late")[];
                                    } | null;
                                    speed: {
                                        /** Format: date-time */
                                        measured_at: string;
                                        download_mbps: number;
                                        upload_mbps: number;
                                        latency_ms: number;
                                        jitter_ms: number | null;
                                        loaded_latency_ms: number | null;
                                        checks: {
                                            /** @enum {string} */
                                            figure: "download" | "upload" | "latency";
                                            limit: number;
                                            is_met: boolean;
                                        }[];
                                    } | null;
                                    recordings: {
                                        /** Format: uuid */
                                        recording_id: string;
                                        question_id: string;
                                        /** @enum {string} */
                                        mime: "video/mp4" | "video/webm" | "video/ogg" | "audio/webm" | "audio/mp4" | "audio/ogg";
                                        /** @enum {string} */
                                        status: "uploading" | "processing" | "ready" | "failed";
                                        duration_ms: number | null;
                                        received_at: string | null;
                                        question: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        };
                                    }[];
                                }[];
                                history: {
                                    /** Format: date-time */
                                    at: string;
                                    actor: string;
                                    action: string;
                                    from: string | null;
                                    to: string | null;
                                    rejection_reason: {
                                        label: string;
                                        standard_reason: string | null;
                                    } | null;
                                    reason: string | null;
                                    rule_result: {
                                        /** @enum {string} */
                                        verdict: "passed" | "failed" | "undecided";
                                        rule: {
                                            /** @enum {string} */
                                            kind: "manual";
                                        } | {
                                            /** @enum {string} */
                                            kind: "all_done";
                                        } | {
                                            /** @enum {string} */
                                            kind: "min_score";
                                            min_score: number;
                                        };
                                        score: number | null;
                                    } | null;
                                    scores: {
                                        before: {
                                            fit: number | null;
                                            scores: {
                                                [key: string]: number | null;
                                            };
                                        };
                                        after: {
                                            fit: number | null;
                                            scores: {
                                                [key: string]: number | null;
                                            };
                                        };
                                    } | null;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/user-smartreq/multi-compare/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to ten applicants of one company side by side; with is_blind=true without anything that tells who they are */
        get: {
            parameters: {
                query: {
                    user_smartreq_ids: string;
                    is_blind?: "true" | "false";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                account_id: number;
                                is_blind: boolean;
                                requisition: {
                                    job_id: number;
                                    title: string;
                                } | null;
                                people: {
                                    user_smartreq_id: number;
                                    ref_id: number;
                                    /** @enum {string} */
                                    status: "incomplete" | "new" | "active" | "on_hold" | "offer" | "hired" | "rejected" | "withdrawn" | "transferred";
                                    job_step_id: number | null;
                                    step_title: string | null;
                                    step_standard_title: ("assessments" | "interview" | "offer") | null;
                                    /** @enum {string} */
                                    step_status: "not_started" | "in_progress" | "awaiting_decision" | "passed" | "failed" | "skipped";
                                    pct_complete: number;
                                    score: number | null;
                                    /** Format: date-time */
                                    application_date: string;
                                    identity: {
                                        first_name: string;
                                        last_name: string;
                                        email: string;
                                        city: string | null;
                                        state: string | null;
                                    } | null;
                                    job_id: number;
                                    job_title: string;
                                    can_decide: boolean;
                                    next_step: {
                                        title: string;
                                        standard_title: ("assessments" | "interview" | "offer") | null;
                                    } | null;
                                    scored_by: {
                                        predictive_model: string | null;
                                        version: number;
                                    } | null;
                                    weighted_score: number | null;
                                }[];
                                steps: {
                                    key: string;
                                    title: string;
                                    standard_title: ("assessments" | "interview" | "offer") | null;
                                    cells: ({
                                        /** @enum {string} */
                                        state: "not_started" | "in_progress" | "awaiting_decision" | "passed" | "failed" | "skipped" | "not_reached";
                                        score: number | null;
                                    } | null)[];
                                }[];
                                attributes: {
                                    attribute: string;
                                    name: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    explanation: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    } | null;
                                    weight: number | null;
                                    cells: ({
                                        score: number | null;
                                        /** @enum {string} */
                                        metric: "percentile" | "pomp" | "wpm" | "accuracy";
                                    } | null)[];
                                }[];
                                questions: {
                                    key: string;
                                    text: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    is_masked: boolean;
                                    cells: ({
                                        question_id: string;
                                        text: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        };
                                        section: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        } | null;
                                        /** @enum {string} */
                                        type: "single_choice" | "multiple_choice" | "scale" | "short_text" | "long_text" | "number" | "date" | "file" | "yes_no";
                                        is_required: boolean;
                                        is_hidden: boolean;
                                        value: (number | string | number[]) | null;
                                        chosen: {
                                            text: {
                                                en: string;
                                                es: string;
                                                fr: string;
                                            };
                                            is_knock_out: boolean;
                                        }[];
                                        knock_outs: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        }[];
                                        format: ("phone" | "linkedin" | "website") | null;
                                        file: {
                                            /** Format: uuid */
                                            recording_id: string;
                                            file_name: string;
                                            /** @enum {string} */
                                            mime: "application/pdf" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/msword" | "text/plain";
                                            size: number;
                                            /** @enum {string} */
                                            status: "uploading" | "processing" | "ready" | "failed";
                                            text_state: ("waiting" | "ready" | "unreadable") | null;
                                            received_at: string | null;
                                        } | null;
                                        max: number | null;
                                        unit: string;
                                    } | null)[];
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/assessments/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The finished assessments of a user that have a report, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_step_activity_id: number;
                                /** @enum {string} */
                                kind: "personality" | "competencies" | "interests" | "values" | "skill-test" | "recordings" | "screening-questions" | "application-form" | "typing-test" | "interview" | "speed-test";
                                /** @enum {string} */
                                report_kind: "questionnaire" | "skill-test";
                                title: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                };
                                job_title: string;
                                account_name: string;
                                /** Format: date-time */
                                submitted_at: string;
                                is_ready: boolean;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/assessments/{user_id}/report/{user_step_activity_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The results of one finished assessment; of a test its score, never its answers */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                    user_step_activity_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_step_activity_id: number;
                                /** @enum {string} */
                                kind: "personality" | "competencies" | "interests" | "values" | "skill-test" | "recordings" | "screening-questions" | "application-form" | "typing-test" | "interview" | "speed-test";
                                /** @enum {string} */
                                report_kind: "questionnaire" | "skill-test";
                                title: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                };
                                job_title: string;
                                account_name: string;
                                /** Format: date-time */
                                submitted_at: string;
                                is_ready: boolean;
                                scores: {
                                    attribute: string;
                                    parent: string | null;
                                    name: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    explanation: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    } | null;
                                    raw: number;
                                    answered: number;
                                    items: number;
                                    score: number | null;
                                    /** @enum {string} */
                                    metric: "percentile" | "pomp" | "wpm" | "accuracy";
                                    scoring_version: string;
                                }[];
                                citations: {
                                    en: string;
                                    es: string;
                                    fr: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/user-smartreq/{user_smartreq_id}/scorecard-shares/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** With whom a scorecard was shared, and who opened it, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                };
                header?: never;
                path: {
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                share_id: number;
                                shared_by: string | null;
                                message: string;
                                has_answers: boolean;
                                /** Format: date-time */
                                shared_at: string;
                                /** Format: date-time */
                                expires_at: string;
                                /** @enum {string} */
                                status: "open" | "expired" | "revoked";
                                recipients: {
                                    /** Format: uuid */
                                    recipient_id: string;
                                    email: string;
                                    /** @enum {string} */
                                    mail: "waiting" | "sent" | "failed";
                                    open_count: number;
                                    last_opened_at: string | null;
                                }[];
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Send each recipient a link of their own to a scorecard, without contact details */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        recipients: string[];
                        /** @default  */
                        message?: string;
                        /** @enum {number} */
                        days: 7 | 14 | 30;
                        /** @default false */
                        has_answers?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                share_id: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/user-smartreq/{user_smartreq_id}/scorecard-shares/{share_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End the links of a share at once; of one that has ended nothing changes */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    user_smartreq_id: number;
                    share_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                share_id: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/shared-scorecard/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the link of a shared scorecard shows; one that has ended answers like one that never was */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                company_name: string;
                                job_title: string;
                                applicant_name: string;
                                shared_by: string | null;
                                message: string;
                                /** Format: date-time */
                                expires_at: string;
                                score: number | null;
                                activities: {
                                    key: number;
                                    step_title: string;
                                    step_standard_title: ("assessments" | "interview" | "offer") | null;
                                    title: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    /** @enum {string} */
                                    status: "locked" | "available" | "in_progress" | "awaiting_recordings" | "submitted" | "scoring" | "scored" | "expired" | "waived";
                                }[];
                                attributes: {
                                    attribute: string;
                                    name: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    score: number | null;
                                    explanation: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    } | null;
                                }[];
                                answers: {
                                    question_id: string;
                                    text: {
                                        en: string;
                                        es: string;
                                        fr: string;
                                    };
                                    /** @enum {string} */
                                    type: "single_choice" | "multiple_choice" | "scale" | "short_text" | "long_text" | "number" | "date" | "file" | "yes_no";
                                    value: (number | string | number[]) | null;
                                    chosen: {
                                        text: {
                                            en: string;
                                            es: string;
                                            fr: string;
                                        };
                                        is_knock_out: boolean;
                                    }[];
                                    max: number | null;
                                    unit: string;
                                }[] | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/kiosk-stations/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kiosk stations of a company by name, those in use with who is on */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                station_id: number;
                                name: string;
                                place: string;
                                /** @enum {string} */
                                status: "waiting" | "ready" | "in_use" | "revoked";
                                is_offline: boolean;
                                last_seen_at: string | null;
                                queue_count: number;
                                wrong_codes: number;
                                wrong_pins: number;
                                wrong_at: string | null;
                                help_at: string | null;
                                session: {
                                    /** Format: date-time */
                                    started_at: string;
                                    pct_complete: number;
                                    applicant: {
                                        user_smartreq_id: number;
                                        name: string;
                                        job_title: string;
                                    } | null;
                                } | null;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Add a kiosk station; the reply holds the code that enrols its device */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @default  */
                        place?: string;
                        exit_pin: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                station_id: number;
                                code: string;
                                /** Format: date-time */
                                expires_at: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/kiosk-stations/{account_id}/{station_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a station: it takes no one new, and may only send what it has */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    station_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                station_id: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Change the name, the place or the exit PIN of a kiosk station */
        patch: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    station_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        place: string;
                        exit_pin?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                station_id: number;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/account/v1/kiosk-stations/{account_id}/{station_id}/enrolment-code/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a new enrolment code; the device that is enrolled stays until the code is used */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    station_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                station_id: number;
                                code: string;
                                /** Format: date-time */
                                expires_at: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/kiosk-stations/{account_id}/{station_id}/clear-warnings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that staff have seen the warnings of a station, or have come to help */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    station_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                station_id: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartreq/v1/user-smartreq/{user_smartreq_id}/kiosk-codes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a code with which an applicant takes their assessments at a kiosk station */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    user_smartreq_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                code: string;
                                /** Format: date-time */
                                expires_at: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kiosk/v1/enrol/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make this browser a kiosk station, by the code that staff were shown; sets its cookie */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                station_id: number;
                                name: string;
                                place: string;
                                company_name: string;
                                company_logo_url: string | null;
                                is_revoked: boolean;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kiosk/v1/report/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what a station has to send, and whether its candidate asks for help; answers what it is */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        queue_count: number;
                        /** @default false */
                        is_help_wanted?: boolean;
                        /** @default 0 */
                        offline_wrong_codes?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                station_id: number;
                                name: string;
                                place: string;
                                company_name: string;
                                company_logo_url: string | null;
                                is_revoked: boolean;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kiosk/v1/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin at a station by the code of an application, or go on there by the same code */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                session_id: string;
                                ref_id: number;
                                user: {
                                    user_id: number;
                                    /** Format: uuid */
                                    uuid: string;
                                    first_name: string;
                                    last_name: string;
                                    email: string;
                                    is_email_verified: boolean;
                                    language: ("en" | "es" | "fr") | null;
                                    is_jf_admin: boolean;
                                    track_user_with_pendo: boolean;
                                    is_second_factor_due: boolean;
                                    roles: {
                                        account_id: number;
                                        account_name: string;
                                        role_name: string;
                                        all_employee_access: boolean;
                                        company_settings_access: boolean;
                                        full_access: boolean;
                                        job_profile_access: boolean;
                                        performance_access: boolean;
                                        private_data_access: boolean;
                                        company_dashboard_access: boolean;
                                        smartreq_access: boolean;
                                        all_pathways_access: boolean;
                                    }[];
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kiosk/v1/sessions/{session_id}/end/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a session at this station is over, and whether all of it is sent */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    session_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        ended_by: "hand_over" | "idle" | "restart";
                        /** Format: date-time */
                        ended_at: string;
                        is_all_sent: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                session_id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kiosk/v1/exit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End kiosk mode on this device by the PIN that staff chose; clears its cookie */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        pin: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kiosk/v1/lease/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew until when a station may begin with people without network; answers whom it expects */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: date-time */
                                server_time: string;
                                /** Format: date-time */
                                lease_expires_at: string;
                                people: {
                                    /** Format: uuid */
                                    code_id: string;
                                    /** Format: date-time */
                                    expires_at: string;
                                    version: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kiosk/v1/expected/{code_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one person needs to begin without network, encrypted under their own code */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                code_id: string;
                                locator: string;
                                salt: string;
                                iterations: number;
                                iv: string;
                                content: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kiosk/v1/offline-sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell of a session that began at this station without network; once, however often */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        session_id: string;
                        /** Format: uuid */
                        code_id: string;
                        grant: string;
                        /** Format: date-time */
                        started_at: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                session_id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/roles/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roles of a company, with how many people hold each */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                    ordering?: "role_name" | "-role_name" | "member_count" | "-member_count";
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                all_employee_access: boolean;
                                company_settings_access: boolean;
                                full_access: boolean;
                                job_profile_access: boolean;
                                performance_access: boolean;
                                private_data_access: boolean;
                                company_dashboard_access: boolean;
                                smartreq_access: boolean;
                                all_pathways_access: boolean;
                                role_id: number;
                                role_name: string;
                                notifications: "application_submitted"[];
                                member_count: number;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /** Make a role; only with flags that the caller holds */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        all_employee_access: boolean;
                        company_settings_access: boolean;
                        full_access: boolean;
                        job_profile_access: boolean;
                        performance_access: boolean;
                        private_data_access: boolean;
                        company_dashboard_access: boolean;
                        smartreq_access: boolean;
                        all_pathways_access: boolean;
                        role_name: string;
                        notifications?: "application_submitted"[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                all_employee_access: boolean;
                                company_settings_access: boolean;
                                full_access: boolean;
                                job_profile_access: boolean;
                                performance_access: boolean;
                                private_data_access: boolean;
                                company_dashboard_access: boolean;
                                smartreq_access: boolean;
                                all_pathways_access: boolean;
                                role_id: number;
                                role_name: string;
                                notifications: "application_submitted"[];
                                member_count: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/role/{account_id}/{role_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a role; what it opens changes for everybody who holds it, at their next request */
        put: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    role_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        all_employee_access: boolean;
                        company_settings_access: boolean;
                        full_access: boolean;
                        job_profile_access: boolean;
                        performance_access: boolean;
                        private_data_access: boolean;
                        company_dashboard_access: boolean;
                        smartreq_access: boolean;
                        all_pathways_access: boolean;
                        role_name: string;
                        notifications?: "application_submitted"[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                all_employee_access: boolean;
                                company_settings_access: boolean;
                                full_access: boolean;
                                job_profile_access: boolean;
                                performance_access: boolean;
                                private_data_access: boolean;
                                company_dashboard_access: boolean;
                                smartreq_access: boolean;
                                all_pathways_access: boolean;
                                role_id: number;
                                role_name: string;
                                notifications: "application_submitted"[];
                                member_count: number;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        /** Delete a role; while people hold it only with `replace_to`, the role that they get instead */
        delete: {
            parameters: {
                query?: {
                    replace_to?: number;
                };
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    role_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                role_id: number;
                                moved: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/user-roles/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people of a company and the roles that they hold */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                    ordering?: "name" | "-name" | "email" | "-email";
                    role_id?: number;
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                                first_name: string;
                                last_name: string;
                                email: string;
                                roles: {
                                    role_id: number;
                                    role_name: string;
                                }[];
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/available-jobs/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The jobs of a kind that somebody can be kept to: those that the caller may see all of */
        get: {
            parameters: {
                query: {
                    page?: number;
                    page_size?: number;
                    search?: string;
                    kind: "smartreq" | "profile" | "pathway";
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                job_id: number;
                                title: string;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/user-role/{account_id}/user/{member_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Somebody of the company: their roles, and what of it they are kept to */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account_id: number;
                    member_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                                first_name: string;
                                last_name: string;
                                email: string;
                                roles: {
                                    role_id: number;
                                    role_name: string;
                                }[];
                                available_smartreqs: {
                                    job_id: number;
                                    title: string;
                                }[] | null;
                                available_profiles: {
                                    job_id: number;
                                    title: string;
                                }[] | null;
                                available_pathways: {
                                    job_id: number;
                                    title: string;
                                }[] | null;
                            };
                        };
                    };
                };
            };
        };
        /** Give somebody of the company these roles, in this order, and no others; lists of jobs that are left out stay as they are */
        put: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    member_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        role_ids: number[];
                        available_smartreqs?: number[] | null;
                        available_profiles?: number[] | null;
                        available_pathways?: number[] | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                                first_name: string;
                                last_name: string;
                                email: string;
                                roles: {
                                    role_id: number;
                                    role_name: string;
                                }[];
                                available_smartreqs: {
                                    job_id: number;
                                    title: string;
                                }[] | null;
                                available_profiles: {
                                    job_id: number;
                                    title: string;
                                }[] | null;
                                available_pathways: {
                                    job_id: number;
                                    title: string;
                                }[] | null;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        /** Remove somebody from the company: all of their roles in it, and their places on its teams */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    member_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/sessions/{account_id}/user/{member_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Close this company to every session that somebody has now; a new sign-in opens it again, and their account stays as it is */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    member_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/second-factors/{account_id}/user/{member_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove every second factor of somebody who lost theirs, and end their sessions: by the provider’s support, since they belong to the user */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    member_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                                removed: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/all-sessions/{account_id}/user/{member_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End every session of somebody who works for a company, everywhere */
        delete: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                    member_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                                ended: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/audit-trail/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was changed in a company, newest first unless asked otherwise */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                    entity?: "application" | "interview" | "requisition" | "question" | "custom_field" | "hiring_settings" | "job_posting" | "career_page" | "source" | "role" | "member" | "staff_invitation" | "sign_in_policy" | "sign_on_provider" | "candidate_data" | "legal_hold" | "retention_policy" | "second_factors" | "consent_text" | "saved_view" | "email_template" | "company_media" | "scorecard_share" | "kiosk_station" | "audit_trail" | "applicant_list";
                    entity_id?: number;
                    actor_id?: number;
                    action?: string;
                    from?: string;
                    until?: string;
                    ordering?: "at" | "-at";
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                audit_id: number;
                                /** Format: date-time */
                                at: string;
                                actor_id: number | null;
                                actor_name: string | null;
                                address: string | null;
                                /** @enum {string} */
                                entity: "application" | "interview" | "requisition" | "question" | "custom_field" | "hiring_settings" | "job_posting" | "career_page" | "source" | "role" | "member" | "staff_invitation" | "sign_in_policy" | "sign_on_provider" | "candidate_data" | "legal_hold" | "retention_policy" | "second_factors" | "consent_text" | "saved_view" | "email_template" | "company_media" | "scorecard_share" | "kiosk_station" | "audit_trail" | "applicant_list";
                                entity_id: number;
                                action: string;
                                from_state: string | null;
                                to_state: string | null;
                                reason: string | null;
                                before: {
                                    [key: string]: unknown;
                                } | null;
                                after: {
                                    [key: string]: unknown;
                                } | null;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/audit-trail/{account_id}/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a CSV file, whole */
        get: {
            parameters: {
                query?: {
                    entity?: "application" | "interview" | "requisition" | "question" | "custom_field" | "hiring_settings" | "job_posting" | "career_page" | "source" | "role" | "member" | "staff_invitation" | "sign_in_policy" | "sign_on_provider" | "candidate_data" | "legal_hold" | "retention_policy" | "second_factors" | "consent_text" | "saved_view" | "email_template" | "company_media" | "scorecard_share" | "kiosk_station" | "audit_trail" | "applicant_list";
                    entity_id?: number;
                    actor_id?: number;
                    action?: string;
                    from?: string;
                    until?: string;
                };
                header?: never;
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/error-reporting/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where errors of the app are reported to, and at which rates */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Null where errors are reported to nobody. */
                            data: {
                                /** Format: uri */
                                url: string;
                                rates: {
                                    trace: number;
                                    session_replay: number;
                                    replay_on_error: number;
                                };
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/analytics-visitor/user/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller’s visits are counted, and as whom: a number that leads to nobody */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                is_offered: boolean;
                                is_allowed: boolean;
                                visitor: {
                                    /** Format: uri */
                                    url: string;
                                    visitor_id: string;
                                } | null;
                            };
                        };
                    };
                };
            };
        };
        /** Allow that one’s visits are counted, or forbid it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        is_allowed: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                is_offered: boolean;
                                is_allowed: boolean;
                                visitor: {
                                    /** Format: uri */
                                    url: string;
                                    visitor_id: string;
                                } | null;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integration/v1/mailbox/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages that the app sent, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    page_size?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                mail_id: string;
                                to: string;
                                subject: string;
                                /** Format: date-time */
                                sent_at: string;
                            }[];
                            meta: {
                                page: number;
                                page_size: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integration/v1/mailbox/{mail_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message with its text */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    mail_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                mail_id: string;
                                to: string;
                                subject: string;
                                /** Format: date-time */
                                sent_at: string;
                                text: string;
                                calendar: string | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/speed-test/upload/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take at most 4 MB for a speed test and say how many bytes came; nothing is stored */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                received_bytes: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-response/v1/device-check/upload/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take at most 1.5 MB to measure a connection and say how many bytes came; nothing is stored */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                received_bytes: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/v1/media/account/{account_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload an image (PNG, JPEG, GIF, WebP; at most 5 MB) or a video (MP4, WebM, Ogg; at most 100 MB) for a text */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description A UUID that names the command; a repeat with it gets the first receipt. */
                    "Idempotency-Key": string;
                };
                path: {
                    account_id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @enum {string} */
                        resource_type: "image" | "video";
                        /** Format: binary */
                        file: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                url: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
